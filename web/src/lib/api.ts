/** Requests to the server; every refusal is a sentence. */
import { say, text } from './text';
import type { About, Address, Analysed, ConnectionReport, Created, GameInfo, Glossary, Invite, LabEdition, Line, Me, NameAndPassword, NewStudy, NewTable, PlayOn, Position, Problem, Puzzles, PuzzleShown, PuzzleSolved, Registration, Replayed, Reviewing, Rules, SeatOrder, SessionInfo, SharedPosition, SitDown, Studying, TableInfo } from './wire';

const LASTING = [401, 403, 404, 410];

export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    private readonly status = 0, // 0: nobody answered
  ) {
    super(message);
  }

  /** Asking again would not help. */
  get lasting(): boolean {
    return LASTING.includes(this.status);
  }
}

async function request<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refusal('offline', text('error-offline'));
  }
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as T;
  const problem = (await response.json().catch(() => undefined)) as Problem | undefined;
  throw new Refusal(problem?.code ?? String(response.status), problem ? say(problem.words) : text('error-server'), response.status);
}

const get = <T>(path: string) => request<T>('GET', path);
const post = <T>(path: string, body: unknown = {}) => request<T>('POST', path, body);

export const api = {
  /** Where other devices find this server; asked for from the machine it runs on. */
  addresses: () => get<Address[]>('/addresses'),
  about: () => get<About>('/about'),
  games: () => get<GameInfo[]>('/games'),
  rules: (slug: string) => get<Rules>(`/games/${slug}/rules`),
  glossary: (slug: string) => get<Glossary>(`/games/${slug}/glossary`),
  puzzles: (slug: string) => get<Puzzles>(`/games/${slug}/puzzles`),
  puzzle: (slug: string, id: string) => get<PuzzleShown>(`/games/${slug}/puzzles/${id}`),
  solve: (slug: string, id: string, choice: string) => post<PuzzleSolved>(`/games/${slug}/puzzles/${id}`, { choice }),
  /** A position, and what is decided from there on. */
  analyse: (position: Position) => post<Analysed>('/positions', position),
  /** Of a finished game, for an address; from a seat, only what that seat could know is as it was. */
  position: (id: string, after: number, seat: number | null) => get<SharedPosition>(`/tables/${id}/position?after=${after}&seat=${seat ?? -1}`),
  /** As this table's edition and house rules have it. */
  tableGlossary: (id: string) => get<Glossary>(`/tables/${id}/glossary`),
  me: () => get<Me>('/me'),
  register: (who: Registration) => request<Me>('PUT', '/me', who),
  signIn: (who: NameAndPassword) => post<Me>('/me/session', who),
  signOut: () => request<Me>('DELETE', '/me/session'),
  sessions: () => get<SessionInfo[]>('/me/sessions'),
  endSession: (id: string) => request<SessionInfo[]>('DELETE', `/me/sessions/${id}`),
  endOthers: () => request<SessionInfo[]>('DELETE', '/me/sessions'),
  forgetMe: () => request<Me>('DELETE', '/me'),
  tables: (first = 0) => get<TableInfo[]>(`/tables?first=${first}`),
  create: (table: NewTable) => post<Created>('/tables', table),
  table: (id: string) => get<TableInfo>(`/tables/${id}`),
  sit: (id: string, who: SitDown) => post<TableInfo>(`/tables/${id}/sit`, who),
  leave: (id: string) => post<unknown>(`/tables/${id}/leave`),
  start: (id: string) => post<TableInfo>(`/tables/${id}/start`),
  seat: (id: string, order: SeatOrder) => post<TableInfo>(`/tables/${id}/seats`, order),
  playOn: (id: string, from: PlayOn) => post<Created>(`/tables/${id}/play-on`, from),
  rematch: (id: string) => post<Created>(`/tables/${id}/rematch`),
  mute: (id: string, seat: number, muted: boolean) => post<TableInfo>(`/tables/${id}/mute`, { seat, muted }),
  showOut: (id: string, seat: number) => post<TableInfo>(`/tables/${id}/show-out`, { seat }),
  pause: (id: string, paused: boolean) => post<TableInfo>(`/tables/${id}/pause`, { paused }),
  connectionReports: (id: string) => get<ConnectionReport[]>(`/tables/${id}/connection-reports`),
  close: (id: string) => post<unknown>(`/tables/${id}/close`),
  /** A new secret for the invite link; older links end. */
  newInvite: (id: string) => post<Invite>(`/tables/${id}/invite`),
  /** To watch a private table. */
  enter: (id: string, invite: string) => post<TableInfo>(`/tables/${id}/enter`, { invite }),
  lines: (id: string, seat: number | null, first: number, count: number) =>
    get<{ lines: Line[] }>(`/tables/${id}/lines?seat=${seat ?? -1}&first=${first}&count=${count}`),
  /** Ask where a finished game turned; it takes its turn behind others. */
  askReview: (id: string) => post<Reviewing>(`/tables/${id}/review`),
  review: (id: string) => get<Reviewing>(`/tables/${id}/review`),
  forgetReview: (id: string) => request<Reviewing>('DELETE', `/tables/${id}/review`),
  /** The lab, where the host has opened it. */
  openEdition: (slug: string, edition: NewTable['edition'] = null) => post<LabEdition>(`/lab/games/${slug}`, { edition }),
  askStudy: (wanted: NewStudy) => post<Studying>('/lab/study', wanted),
  study: () => get<Studying>('/lab/study'),
  forgetStudy: () => request<Studying>('DELETE', '/lab/study'),
  replay: (id: string, first: number, count: number) => get<Replayed>(`/tables/${id}/replay?first=${first}&count=${count}`),
};
