/** The same read, of which only one at a time is under way for a key: whoever asks meanwhile gets its answer. */
export function shareFlights<Arguments extends unknown[], Answer>(
  read: (...given: Arguments) => Promise<Answer>,
  keyOf: (...given: Arguments) => string,
) {
  const underWay = new Map<string, Promise<Answer>>();

  function start(...given: Arguments): Promise<Answer> {
    const key = keyOf(...given);
    const flight = read(...given).finally(() => {
      if (underWay.get(key) === flight) underWay.delete(key);
    });
    underWay.set(key, flight);
    return flight;
  }

  return {
    join: (...given: Arguments) => underWay.get(keyOf(...given)) ?? start(...given),
    /** A read that begins now: one that is under way may have left before there was anything new. */
    start,
  };
}
