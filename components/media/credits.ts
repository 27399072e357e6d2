import type { GalleryImage } from '@/lib/content/types';

/** Ascending numbers as a person would write them: 1, 2, 3, 5 → "1–3, 5". */
export function ranges(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last && number === last[1] + 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}

/** Each credit once, with the pictures (numbered from 1) it applies to. */
export function creditsOf(images: readonly GalleryImage[]): { credit: string; pictures: string }[] {
  const numbers = new Map<string, number[]>();
  images.forEach(({ credit }, index) => {
    if (credit !== undefined) numbers.set(credit, [...(numbers.get(credit) ?? []), index + 1]);
  });
  return [...numbers].map(([credit, list]) => ({ credit, pictures: ranges(list) }));
}
