/** @jest-environment-options {"customExportConditions": ["node"]} */
import { within } from '@testing-library/react';
import releases from '@/content/en/press-release.json';
import { ReleasePage } from '@/components/media/release-page';
import { content } from '@/lib/content';
import en from '@/messages/en.json';
import { serverPage } from '@/__tests__/support/server-page';

const untranslated = 'This text exists in Romanian only.';

function found(matches: (each: (typeof releases)[number]) => boolean) {
  const release = releases.find(matches);
  if (!release) throw new Error('No such release');
  return release;
}

async function show(slug: string) {
  const press = await content().pressReleases('en');
  const items = press.ok ? press.items : [];
  const release = items.find((each) => each.slug === slug);
  if (!release) throw new Error(slug);
  return within(await serverPage(<ReleasePage release={release} releases={items} />, 'en'));
}

it('stands beside the titles of all, its own marked', async () => {
  const release = found(({ lang }) => lang === undefined);
  const page = await show(release.slug);
  expect(page.getByRole('heading', { level: 1, name: release.title })).toBeTruthy();
  const links = [...page.getByRole('navigation', { name: en.media.releases }).querySelectorAll('a')];
  expect(links).toHaveLength(releases.length);
  const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map((link) => link.getAttribute('href'))).toEqual([`/en/media/press/${release.slug}`]);
  expect(page.queryByText(untranslated)).toBeNull();
});

it('says that it is not translated, and marks its language', async () => {
  const page = await show(found(({ lang }) => lang === 'ro').slug);
  expect(page.getByText(untranslated)).toBeTruthy();
  expect(page.getByRole('heading', { level: 1 }).getAttribute('lang')).toBe('ro');
});

it('lists what is attached, with its type once', async () => {
  const { slug, attachments = [] } = found((release) => release.attachments !== undefined);
  const page = await show(slug);
  for (const { title, file } of attachments) {
    const link = page.getByRole('link', { name: (name) => name.startsWith(title) });
    expect(link.getAttribute('href')).toBe(file);
    expect(link.textContent?.match(/PDF/g)).toHaveLength(1);
  }
});
