import { clipBuffers } from './clip-buffers';
import { nextClip, secondsNow } from './clips';
import type { Clip, Course, Loop } from './clips';
import { buildMixer } from './mixer-nodes';
import { sampleRate } from './mp3';
import { countIn, givenChord } from './signals';
import type { LoadPart } from './stems';

/** `beats` are counted in first, each as long as `beat` seconds of the music. */
type Start = { from: number; tempo: number; loop: Loop | null; beats?: number; beat?: number };

type SoundOptions = {
  context: AudioContext;
  /** From the top down; `pan` from −1 to 1. */
  voices: readonly { id: string; pan: number }[];
  loadPart: LoadPart;
  /** The second at which all has died away. */
  end: number;
  onEnd: () => void;
  /** Is told when a stem cannot be loaded any more. */
  onFail: () => void;
};

/** Seconds of sound that stand ready. */
const ahead = 6;
/** Seconds from the last preparation to the first sample. */
const lead = 0.08;
/** How often more is made ready, in milliseconds; a hidden page is called once a second. */
const rhythm = 250;

/** What sounds since the last start. */
type Run = { clips: Clip[]; sources: Set<AudioScheduledSourceNode>; timer?: ReturnType<typeof setInterval> };

const endOf = (clip: Clip) => clip.when + clip.samples / sampleRate;

/** The sound of a piece: its stems, clip after clip, all on the clock of one audio context. */
export class Sound {
  readonly #options: SoundOptions;
  readonly #mixer: ReturnType<typeof buildMixer>;
  #run: Run = { clips: [], sources: new Set() };

  constructor(options: SoundOptions) {
    this.#options = options;
    const places = options.voices.map(({ pan }) => pan);
    this.#mixer = buildMixer(options.context, places);
  }

  /** The time of the audio clock that is heard now, later than what is being made by the way to the ear. */
  get #heard(): number {
    const { currentTime, outputLatency } = this.#options.context;
    return currentTime - (outputLatency || 0);
  }

  /** The second of the music that is heard now; undefined while nothing is. */
  get seconds(): number | undefined {
    return this.#run.clips.length === 0 ? undefined : secondsNow(this.#run.clips, this.#heard);
  }

  /** Linear gains, a voice each. */
  setGains(gains: readonly number[]): void {
    this.#mixer.setGains(gains);
  }

  stop(): void {
    clearInterval(this.#run.timer);
    this.#mixer.hush();
    for (const source of this.#run.sources) source.stop(this.#options.context.currentTime + 0.03);
    this.#run = { clips: [], sources: new Set() };
  }

  /**
   * Starts anew. Resolves when the first sound stands ready: false when another start or a stop came between. Rejects
   * when a stem cannot be loaded.
   */
  async start({ from, tempo, loop, beats = 0, beat = 0 }: Start): Promise<boolean> {
    const { context, voices, loadPart, end } = this.#options;
    this.stop();
    const run = this.#run;
    const course: Course = { from, when: 0, tempo, loop, end };
    const first = nextClip(course, undefined);
    if (!first) return false;
    const [buffers] = await Promise.all([clipBuffers(voices, loadPart, first), context.resume()]);
    if (run !== this.#run) return false;
    const when = context.currentTime + lead;
    this.#mixer.open(when);
    const clicks = countIn(context, this.#mixer.signals, { beats, beat: beat / tempo, when });
    for (const click of clicks) run.sources.add(click);
    const begins = Math.round((when + (beats * beat) / tempo) * sampleRate) / sampleRate;
    this.#schedule(run, { ...first, when: begins }, buffers);
    this.#keepFilled(run, course);
    return true;
  }

  /** The given note: MIDI numbers, from the first to sound to the last. */
  async give(midi: readonly number[]): Promise<void> {
    const { context } = this.#options;
    this.stop();
    const run = this.#run;
    await context.resume();
    if (run !== this.#run) return;
    const when = context.currentTime + lead;
    this.#mixer.open(when);
    for (const note of givenChord(context, this.#mixer.signals, { midi, when })) run.sources.add(note);
  }

  async close(): Promise<void> {
    this.stop();
    await this.#options.context.close();
  }

  #schedule(run: Run, clip: Clip, buffers: readonly AudioBuffer[]) {
    for (const [index, buffer] of buffers.entries()) {
      const source = new AudioBufferSourceNode(this.#options.context, { buffer });
      source.connect(this.#mixer.input(index));
      source.start(clip.when);
      run.sources.add(source);
      source.onended = () => run.sources.delete(source);
    }
    const past = this.#heard - 1;
    run.clips = [...run.clips.filter((each) => endOf(each) > past), clip];
  }

  #keepFilled(run: Run, course: Course) {
    let filling = false;
    const look = () => {
      if (filling) return;
      filling = true;
      this.#fill(run, course)
        .catch(() => run === this.#run && this.#options.onFail())
        .finally(() => (filling = false));
    };
    run.timer = setInterval(look, rhythm);
    look();
  }

  async #fill(run: Run, course: Course) {
    const { context, voices, loadPart, onEnd } = this.#options;
    for (;;) {
      const last = run.clips.at(-1);
      if (!last || endOf(last) > context.currentTime + ahead) return;
      const clip = nextClip(course, last);
      if (!clip) {
        if (this.#heard > endOf(last)) onEnd();
        return;
      }
      const buffers = await clipBuffers(voices, loadPart, clip);
      if (run !== this.#run) return;
      // After a wait for the network the music goes on where it stopped.
      const late = clip.when < context.currentTime;
      this.#schedule(run, late ? { ...clip, when: context.currentTime + lead } : clip, buffers);
    }
  }
}
