/** The same read, of which only one at a time is under way for a key: whoever asks meanwhile gets its answer. */
export function shareFlights<Arguments extends unknown[], Answer>(
  read: (...given: Arguments) => Promise<Answer>,
  keyOf: (...given: Arguments) => string,
) {
  const underWay = new Map<string, Promise<Answer>>();
  return (...given: Arguments): Promise<Answer> => {
    const key = keyOf(...given);
    const flight = underWay.get(key) ?? read(...given).finally(() => underWay.delete(key));
    underWay.set(key, flight);
    return flight;
  };
}
