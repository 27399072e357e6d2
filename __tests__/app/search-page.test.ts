/** @jest-environment node */
import fc from 'fast-check';
import { GET } from '@/app/[locale]/cautare/route';
import { href } from '@/lib/routing/routes';
import { privateHref, searchedWords } from '@/lib/routing/private';
import { socketAddressHeader } from '@/lib/server/client-address';
import { messages } from '../support/messages';

type Locale = 'ro' | 'en';
let client = 0;

async function search(locale: Locale, query?: string, address = `192.0.2.${(client += 1)}`) {
  const words = query === undefined ? '' : `?${new URLSearchParams({ [searchedWords]: query })}`;
  const request = new Request(`http://localhost${privateHref(locale, 'search')}${words}`, {
    headers: { [socketAddressHeader]: address },
  });
  const response = await GET(request, { params: Promise.resolve({ locale }) });
  const html = await response.text();
  const results = html.split('id="results"')[1] ?? '';
  const links = [
    ...results.matchAll(/search-kind">([^<]*)<\/span><span class="search-title"><a href="([^"]*)"/g),
  ].map(([, kind, href = '']) => ({ kind, href }));
  return { response, html, links };
}

const attribute = (html: string, tag: string, name: string) =>
  new RegExp(`<${tag}[^>]* ${name}="([^"]*)"`).exec(html)?.[1];

describe.each(['ro', 'en'] as const)('the search page (%s)', (locale) => {
  const words = messages[locale].search;

  it('shows the field, and places to begin with, before anything is asked', async () => {
    const { response, html } = await search(locale);
    expect([response.status, attribute(html, 'html', 'lang')]).toEqual([200, locale]);
    expect([attribute(html, 'input', 'name'), attribute(html, 'input', 'value')]).toEqual([
      searchedWords,
      '',
    ]);
    expect(attribute(html, 'form', 'action')).toBe(privateHref(locale, 'search'));
    expect(html).toContain(words.places);
    expect(html).not.toContain('id="results"');
  });

  it('says of each result what it is, keeps the words, and has them in the other language too', async () => {
    const { html, links } = await search(locale, 'Sever Lespezeanu');
    expect(links[0]).toEqual({ kind: words.kinds.page, href: href(locale, 'mc') });
    expect(attribute(html, 'input', 'value')).toBe('Sever Lespezeanu');
    expect(html).toContain(`/${locale === 'ro' ? 'en' : 'ro'}/cautare?q=Sever+Lespezeanu"`);
    expect(html).not.toContain(words.places);
  });

  it('offers places where it finds nothing', async () => {
    const { html, links } = await search(locale, 'zzxyqq');
    expect(links).toEqual([]);
    expect(html.split('id="results"')[1]).toMatch(/^>[^<]*zzxyqq/);
    expect(html).toContain(words.places);
  });

  it('holds back an address that searches too often, and nobody else', async () => {
    const address = `198.51.100.${locale === 'ro' ? 1 : 2}`;
    const statuses = [];
    for (let turn = 0; turn < 61; turn += 1)
      statuses.push((await search(locale, 'zzxyqq', address)).response.status);
    expect([statuses.indexOf(429), statuses.lastIndexOf(200)]).toEqual([60, 59]);
    const held = await search(locale, 'zzxyqq', address);
    expect(Number(held.response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(held.html).toContain(`role="alert" class="private-notice">${words.busy}<`);
    expect((await search(locale, undefined, address)).response.status).toBe(200);
    expect((await search(locale, 'x')).response.status).toBe(200);
  });
});

it('shows what was asked as text, whatever it is', async () => {
  const markup = fc.constantFrom(
    '<script>',
    '"><img src=x onerror=alert(1)>',
    '</title>',
    "'",
    '&lt;',
    '\ud83d',
    '{query}',
    '\0',
  );
  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(markup, { minLength: 1 }).map((all) => all.join(' ')),
  );
  await fc.assert(
    fc.asyncProperty(hostile, async (query) => {
      const { response, html } = await search('ro', query);
      expect(response.status).toBe(200);
      expect(html).not.toMatch(/<(script|img|iframe)|\u0000/);
      expect([html.match(/<form/g)?.length, html.match(/<\/html>/g)?.length]).toEqual([1, 1]);
    }),
    { numRuns: 25 },
  );
});
