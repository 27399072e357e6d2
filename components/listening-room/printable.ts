/** Id of the score in lines. */
export const linesId = 'lines';

/** Paper does not wait for pictures: the lines, which are the drawing that is loaded already, are made ready for it. */
export function makePrintable(): void {
  for (const line of document.querySelectorAll<HTMLImageElement>(`#${linesId} img`)) line.loading = 'eager';
}
