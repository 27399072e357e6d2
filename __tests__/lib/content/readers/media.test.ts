import { readMediaSection } from '@/lib/content/readers/media';
import { mediaSections } from '@/lib/routing/routes';

it('has a list for every section', async () => {
  for (const section of mediaSections) {
    const data = await readMediaSection('ro', section);
    expect(data).toMatchObject({ ok: true, section });
    expect(data.ok && data.items.length).toBeGreaterThan(0);
  }
});
