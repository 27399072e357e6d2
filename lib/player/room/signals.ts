/** A sound that is no singing: from `when` on the audio clock, for `length` seconds. */
type Tone = { hertz: number; when: number; length: number; loudness: number };

const frequency = (midi: number) => 440 * 2 ** ((midi - 69) / 12);

function tone(context: BaseAudioContext, into: AudioNode, { hertz, when, length, loudness }: Tone) {
  const oscillator = new OscillatorNode(context, { type: 'triangle', frequency: hertz });
  const envelope = new GainNode(context, { gain: 0 });
  envelope.gain.setValueAtTime(0, when);
  envelope.gain.linearRampToValueAtTime(loudness, when + 0.01);
  envelope.gain.setTargetAtTime(0, when + length * 0.7, length * 0.1);
  oscillator.connect(envelope).connect(into);
  oscillator.start(when);
  oscillator.stop(when + length * 1.3);
  return oscillator;
}

/** Clicks, one a beat, the first of them higher. */
export function countIn(
  context: BaseAudioContext,
  into: AudioNode,
  { beats, beat, when }: { beats: number; beat: number; when: number },
): AudioScheduledSourceNode[] {
  return Array.from({ length: beats }, (_, index) =>
    tone(context, into, {
      ...{ hertz: index === 0 ? 1_760 : 1_320, loudness: 0.25 },
      ...{ when: when + index * beat, length: 0.05 },
    }),
  );
}

/** Seconds between two notes of the given chord, and how long it then stays. */
const apart = 0.9;
const stays = 2;

/** The given note: a chord, note after note, each held until the end. `midi` from the first to sound to the last. */
export function givenChord(
  context: BaseAudioContext,
  into: AudioNode,
  { midi, when }: { midi: readonly number[]; when: number },
): AudioScheduledSourceNode[] {
  const end = when + midi.length * apart + stays;
  const loudness = 0.4 / Math.max(midi.length, 2);
  return midi.map((note, index) => {
    const from = when + index * apart;
    return tone(context, into, { hertz: frequency(note), when: from, length: end - from, loudness });
  });
}
