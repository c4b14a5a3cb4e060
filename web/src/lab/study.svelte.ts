/** One's study at the server: asked for, watched until it is done, or stopped. There is one at a time. */
import { api } from '../lib/api';
import type { NewStudy, Row, Studying } from '../lib/wire';

const LOOK_MS = 250;

export class Study {
  /** How it stands while it goes on. */
  going = $state.raw<Studying>();
  problem = $state('');
  /** What came of the last one that was done, and what was asked. */
  found = $state.raw<{ rows: readonly Row[]; asked: NewStudy }>();
  #asked: NewStudy | undefined;

  async ask(wanted: NewStudy): Promise<void> {
    this.#asked = wanted;
    this.problem = '';
    try {
      let stands = await api.askStudy(wanted);
      while (stands.state === 'waiting' || stands.state === 'playing') {
        if (this.#asked !== wanted) return;
        this.going = stands;
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
        if (this.#asked !== wanted) return;
        stands = await api.study();
      }
      if (this.#asked === wanted && stands.state === 'done') this.found = { rows: stands.rows, asked: wanted };
    } catch (error) {
      if (this.#asked === wanted) this.problem = (error as Error).message;
    } finally {
      if (this.#asked === wanted) this.going = this.#asked = undefined;
    }
  }

  /** What is asked for is not wanted any more. */
  async stop(): Promise<void> {
    if (this.#asked === undefined) return;
    this.#asked = this.going = undefined;
    await api.forgetStudy().catch(() => undefined); // it ends by itself, too
  }

  /** Another game: nothing of the last one is shown. */
  clear(): void {
    void this.stop();
    this.found = undefined;
    this.problem = '';
  }
}
