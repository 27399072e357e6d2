/** @jest-environment node */
import { latestFirst, mediaPath, readMediaSection } from '@/lib/media';
import { mediaSections } from '@/lib/routes';

it('puts the newest first and what has no date at the end', () => {
  const items = [
    { id: 1, date: '2024-05-20' },
    { id: 2 },
    { id: 3, date: '2026-10-05' },
    { id: 4 },
    { id: 5, date: '2024-05-20' },
  ];
  expect(latestFirst(items).map(({ id }) => id)).toEqual([3, 5, 1, 2, 4]);
});

it('has a list for every section', async () => {
  for (const section of mediaSections) {
    const data = await readMediaSection('ro', section);
    expect(data).toMatchObject({ ok: true, section });
    expect(data.ok && data.items.length).toBeGreaterThan(0);
  }
});

it('gives the press the plain address', () => {
  expect(mediaSections.map(mediaPath)).toEqual([
    ...['media', 'media/partners', 'media/gallery', 'media/media', 'media/branding'],
  ]);
});
