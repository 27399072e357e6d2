/**
 * Work on names, one round at a time. Who comes while a round is under way waits for the next one, which does together
 * what all of them want: its work begins after they came.
 */
export function inTurns<Name, Done>(work: (names: Name[]) => Promise<Done[]>) {
  let last: Promise<unknown> = Promise.resolve();
  let next: { names: Set<Name>; round: Promise<Done[]> } | undefined;

  function plan(names: Set<Name>) {
    const round = last.then(() => {
      next = undefined;
      return work([...names]);
    });
    last = round.catch(() => undefined);
    return { names, round };
  }

  return (names: readonly Name[]): Promise<Done[]> => {
    next ??= plan(new Set());
    for (const name of names) next.names.add(name);
    return next.round;
  };
}
