type BreakerOptions = {
  /** Asks the host again, and reports what came of it; never throws. */
  probe(): Promise<unknown>;
  /** Failures in a row after which the host is left alone. */
  failures?: number;
  /** Milliseconds until the first probe and between the last ones: the wait doubles. */
  waits?: { first: number; longest: number };
};

/**
 * Spares a host that fails, and visitors the wait for it. While it is open, readers do not ask; a probe does, now and
 * then, each time after between half and all of the wait, so that several instances do not ask at once.
 */
export function breaker({ probe, failures = 3, waits = { first: 1_000, longest: 8_000 } }: BreakerOptions) {
  let inARow = 0;
  let timer: NodeJS.Timeout | undefined;

  function probeIn(wait: number) {
    timer = setTimeout(() => void probeNow(wait), wait * (0.5 + Math.random() / 2)).unref();
  }

  async function probeNow(wait: number) {
    await probe();
    if (timer !== undefined) probeIn(Math.min(wait * 2, waits.longest));
  }

  function close() {
    clearTimeout(timer);
    timer = undefined;
    inARow = 0;
  }

  return {
    isOpen: () => timer !== undefined,
    close,
    /** What came of a read: whether the host answered at all. */
    report(answered: boolean) {
      if (answered) return close();
      inARow += 1;
      if (inARow >= failures && timer === undefined) probeIn(waits.first);
    },
  };
}
