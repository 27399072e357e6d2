/** A gain that is reached without a click: after three times this many seconds. */
const glide = 0.012;

/**
 * The way from the voices to the ear: each voice through a gain of its own to its place (left 1 − pan, right 1 + pan,
 * which together are the stereo mix), all through one master.
 */
export function buildMixer(context: BaseAudioContext, pans: readonly number[]) {
  const master = new GainNode(context);
  const stereo = new ChannelMergerNode(context, { numberOfInputs: 2 });
  const signals = new GainNode(context);
  stereo.connect(master);
  signals.connect(master);
  master.connect(context.destination);
  const levels = pans.map((pan) => {
    const level = new GainNode(context);
    level.connect(new GainNode(context, { gain: 1 - pan })).connect(stereo, 0, 0);
    level.connect(new GainNode(context, { gain: 1 + pan })).connect(stereo, 0, 1);
    return level;
  });
  return {
    /** For what is no voice: clicks, the given note. */
    signals,
    input: (voice: number): AudioNode => levels[voice] ?? signals,
    setGains(gains: readonly number[]) {
      for (const [index, level] of levels.entries())
        level.gain.setTargetAtTime(gains[index] ?? 1, context.currentTime, glide);
    },
    hush() {
      master.gain.cancelScheduledValues(context.currentTime);
      master.gain.setTargetAtTime(0, context.currentTime, 0.006);
    },
    open(when: number) {
      master.gain.setValueAtTime(1, when - 0.02);
    },
  };
}
