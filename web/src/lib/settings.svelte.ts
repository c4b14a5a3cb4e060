/** What a person has set for this browser; kept in its local storage. */

/** Letters that a name may have; the server refuses more. */
export const LONGEST_NAME = 24;

export type Theme = 'night' | 'day' | 'auto';
export type FirstTouch = 'hunt' | 'always' | 'never';

interface Stored {
  theme: Theme;
  motion: number; // speed: 0 no travel, 0.5 slow, 1, 2 fast
  sound: boolean;
  textSize: number; // per cent
  firstTouch: FirstTouch; // when a completed choice is played without being confirmed
  moments: boolean; // what decides a game is shown large as it happens
  cardHints: boolean; // what would come of playing a card, on its edge
  name: string;
  language: string; // '': as the browser asks for
}

const KEY = 'folktable-settings';
const DEFAULTS: Stored = { theme: 'auto', motion: 1, sound: false, textSize: 100, firstTouch: 'hunt', moments: true, cardHints: true, name: '', language: '' };

function stored(): Stored {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return DEFAULTS; // unreadable, or storage is switched off
  }
}

export const settings: Stored = $state(stored());

const prefersDay = matchMedia('(prefers-color-scheme: light)');
const prefersCalm = matchMedia('(prefers-reduced-motion: reduce)');

/** Without travel: things fade where they are. */
export function calm(): boolean {
  return settings.motion === 0 || prefersCalm.matches;
}

/** A duration at the chosen speed. */
export function paced(ms: number): number {
  return settings.motion === 0 ? 0 : ms / settings.motion;
}

const DURATIONS = { move: 220, flip: 180, deal: 40, die: 450, counter: 250, glow: 900 };

/** Write the settings into the document and keep them; call it once, inside an effect root. */
export function applySettings(): void {
  const root = document.documentElement;
  const day = settings.theme === 'day' || (settings.theme === 'auto' && prefersDay.matches);
  root.dataset.theme = day ? 'day' : 'night';
  root.dataset.calm = String(calm());
  root.style.fontSize = `${settings.textSize}%`;
  for (const [name, ms] of Object.entries(DURATIONS)) {
    const still = calm() && name !== 'glow';
    root.style.setProperty(`--${name}-ms`, `${still ? 0 : paced(ms) || ms}ms`);
  }
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // storage is switched off: the settings hold until the page is closed
  }
}

export function watchSettings(): void {
  $effect.root(() => {
    $effect(applySettings);
  });
  prefersDay.addEventListener('change', applySettings);
  prefersCalm.addEventListener('change', applySettings);
}
