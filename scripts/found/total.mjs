/**
 * @typedef {object} Total how many of all are right in one respect
 * @property {string} name
 * @property {number} of
 * @property {number} right
 * @property {string[]} problems a line each, which begins with what it is about, as `/ro/stiri: …`
 */

/** @param {string} name @param {number} of @param {string[]} problems @returns {Total} */
export function total(name, of, problems) {
  const wrong = new Set(problems.map((problem) => problem.split(': ')[0]));
  return { name, of, right: of - wrong.size, problems };
}

/** @param {Total} total */
export const inWords = ({ name, of, right }) =>
  `  ${name.padEnd(48)} ${String(right).padStart(6)} of ${String(of).padStart(6)}`;
