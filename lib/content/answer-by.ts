import { setTimeout as wait } from 'node:timers/promises';

/** The longest a timer can run, in milliseconds. */
const longest = 2 ** 31 - 1;

/**
 * The answer to a question, or from `until` (milliseconds since 1970) on what there is instead. The question goes on
 * without its asker; it is not put at all when the time is over.
 */
export async function answerBy<Answer>(
  until: number,
  ask: () => Promise<Answer>,
  instead: () => Promise<Answer>,
): Promise<Answer> {
  const left = until - Date.now();
  if (left <= 0) return instead();
  const answered = new AbortController();
  const late = wait(Math.min(left, longest), undefined, { signal: answered.signal, ref: false }).then(instead);
  try {
    return await Promise.race([ask(), late]);
  } finally {
    answered.abort();
  }
}
