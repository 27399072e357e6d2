import { mediaPath, readMediaSection } from '@/lib/content/readers/media';
import { mediaSections } from '@/lib/routing/routes';

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
