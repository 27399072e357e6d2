/** @jest-environment node */
import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { atom } from '@/lib/feeds/atom';
import type { Feed } from '@/lib/feeds/atom';

const parser = new XMLParser({ ignoreAttributes: false, trimValues: false, parseTagValue: false });

const feed = (title: string, html: string, updated = '2026-05-01T10:00:00.000Z'): Feed => ({
  ...{ title, subtitle: title, author: title, language: 'ro' },
  ...{ self: 'https://cor.example/ro/stiri.xml', page: 'https://cor.example/ro/stiri' },
  entries: [
    {
      ...{ url: 'https://cor.example/ro/stiri/a?b&c', title, html, updated, language: 'ro' },
      files: [{ title, file: 'https://cor.example/a.pdf' }],
    },
  ],
});

/** What XML keeps as it is: it turns carriage returns into line feeds, and has no other controls. */
const text = fc
  .string({ unit: 'grapheme' })
  .filter((each) => each.trim() !== '' && !/[\u0000-\u001f\ufffe\uffff]/.test(each));

describe('an Atom feed', () => {
  it('says every title and text as it was given', () => {
    fc.assert(
      fc.property(text, text, (title, html) => {
        const { entry } = parser.parse(atom(feed(title, html))).feed;
        expect(entry.title).toBe(title);
        expect(entry.content['#text']).toBe(html);
        expect(entry.link[1]['@_title']).toBe(title);
      }),
    );
  });

  it('is well formed whatever stands in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (given) => {
        const body = Buffer.from(atom(feed(given, given))).toString();
        expect(XMLValidator.validate(body)).toBe(true);
        expect(body).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
      }),
    );
  });

  it('was changed when the latest of its entries was, wherever it stands', () => {
    const [older, newer] = ['2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z'];
    const entries = [older, newer, older].flatMap((updated) => feed('a', 'b', updated).entries);
    expect(parser.parse(atom({ ...feed('a', 'b'), entries })).feed.updated).toBe(newer);
  });

  it('is a feed without entries too', () => {
    const { feed: empty } = parser.parse(atom({ ...feed('a', 'b'), entries: [] }));
    expect(Date.parse(empty.updated)).toBe(0);
  });
});
