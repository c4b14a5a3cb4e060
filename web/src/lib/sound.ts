/** Six soft cues, made on the spot. Off until asked for, and never the only signal. */
import { settings } from './settings.svelte';

export type Cue = 'turn' | 'move' | 'refused' | 'chat' | 'hurry' | 'over';

/** Notes in Hz, one after the other, and how long each sounds. */
const CUES: Record<Cue, { notes: readonly number[]; seconds: number; wave: OscillatorType }> = {
  turn: { notes: [523, 784], seconds: 0.22, wave: 'sine' },
  move: { notes: [330], seconds: 0.09, wave: 'triangle' },
  refused: { notes: [196, 165], seconds: 0.14, wave: 'triangle' },
  chat: { notes: [880], seconds: 0.12, wave: 'sine' },
  hurry: { notes: [659, 659], seconds: 0.1, wave: 'sine' },
  over: { notes: [392, 494, 587, 784], seconds: 0.3, wave: 'sine' },
};

let context: AudioContext | undefined;

export function cue(name: Cue): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const { notes, seconds, wave } = CUES[name];
  notes.forEach((pitch, i) => {
    const start = context!.currentTime + i * seconds * 0.6;
    const tone = new OscillatorNode(context!, { type: wave, frequency: pitch });
    const volume = new GainNode(context!, { gain: 0 });
    volume.gain.setTargetAtTime(0.08, start, 0.01);
    volume.gain.setTargetAtTime(0, start + seconds * 0.3, seconds / 3);
    tone.connect(volume).connect(context!.destination);
    tone.start(start);
    tone.stop(start + seconds * 2);
  });
}
