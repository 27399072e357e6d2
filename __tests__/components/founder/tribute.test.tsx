/** @jest-environment-options {"customExportConditions": ["node"]} */
import { within } from '@testing-library/react';
import { Tribute } from '@/components/founder/tribute';
import { content } from '@/lib/content';
import { founderPage, inPages } from '@/lib/content/texts/founder';
import ro from '@/messages/ro.json';
import { serverPage } from '@/__tests__/support/server-page';

const none = { ok: true as const, items: [], stale: false };

async function load() {
  const founder = await founderPage('ro');
  const testimonials = await content().founderTestimonials('ro');
  return { founder, testimonials, archive: await content().founderArchive('ro') } as const;
}

it('has name, quote, the text in pages of three paragraphs, testimonials and sheets that open', async () => {
  const props = await load();
  const { founder, testimonials, archive } = props;
  const page = within(await serverPage(<Tribute {...props} />));
  expect(page.getByRole('heading', { level: 1, name: founder.title })).toBeTruthy();
  expect(page.getByText((text) => text.includes(founder.quote.text.slice(0, 20)))).toBeTruthy();
  const groups = page.getAllByRole('group', { name: /^Pagina \d din \d$/ });
  expect(groups.map((group) => group.querySelectorAll('p').length)).toEqual(
    inPages(founder.paragraphs).map(({ length }) => length),
  );
  for (const { author } of testimonials.ok ? testimonials.items : [])
    expect(page.getAllByText(author)).not.toEqual([]);
  expect(document.querySelectorAll('a[data-picture]')).toHaveLength(archive.ok ? archive.items.length : 0);
});

it('stands without the lists of the host, and offers to ask for them again', async () => {
  const unavailable = { ok: false, reason: 'unavailable' } as const;
  const props = { ...(await load()), testimonials: unavailable, archive: unavailable };
  const page = within(await serverPage(<Tribute {...props} />));
  expect(page.getAllByText(ro.common.sectionUnavailable)).toHaveLength(2);
  expect(page.getAllByText(ro.common.retry)).toHaveLength(2);
});

it('leaves out a section with nothing in it', async () => {
  const page = within(await serverPage(<Tribute {...await load()} testimonials={none} archive={none} />));
  expect(page.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
    ro.founder.about,
  ]);
});
