/** @jest-environment node */
import fc from 'fast-check';
import { bandKinds, cardHash, cardWords, readFacts, writeFacts } from '@/lib/cards/facts';
import type { CardFacts } from '@/lib/cards/facts';
import { site } from '@/content/site';
import { factsIn } from '@/lib/cards/page-facts';
import { cardHref, pageOfCard } from '@/lib/routing/files';

const text = fc.string({ minLength: 1, unit: 'binary' });
const someFacts: fc.Arbitrary<CardFacts> = fc.record(
  {
    title: text,
    band: fc.record({ text, kind: fc.constantFrom(...bandKinds) }),
    ...{ when: text, where: text, offer: text, picture: text, cover: text },
  },
  { requiredKeys: ['title'] },
);
const concert: CardFacts = {
  title: 'Recital',
  band: { text: 'Anulat', kind: 'cancelled' },
  ...{ when: 'sâmbătă, 13 martie 2027, ora 19:00', where: 'Craiova' },
};

describe('the facts of a card', () => {
  it('are read as they were written', () => {
    fc.assert(
      fc.property(someFacts, (facts) => {
        expect(readFacts(writeFacts(facts))).toEqual(facts);
      }),
    );
  });

  it('are nothing when somebody else wrote them', () => {
    for (const other of [
      '',
      '{',
      '[]',
      'null',
      '{}',
      '{"title":5}',
      '{"title":"a","band":{"text":"b","kind":"c"}}',
    ])
      expect(readFacts(other)).toBeUndefined();
  });

  it('are found in the head of a page, and nowhere else', () => {
    const meta = `<meta name="card" content="{&quot;title&quot;:&quot;Tom &amp; Ana&quot;}"/>`;
    expect(factsIn(`<html><head>${meta}</head><body></body></html>`)).toBe('{"title":"Tom & Ana"}');
    expect(factsIn(`<html><head></head><body>${meta}</body></html>`)).toBeUndefined();
  });

  it('are told in the order of their weight', () => {
    expect(cardWords(concert, 'ro')).toBe(
      `Anulat. Recital. sâmbătă, 13 martie 2027, ora 19:00. Craiova. ${site.name.ro}`,
    );
  });
});

describe('the address of a card', () => {
  it('changes with the state, and with the page', () => {
    const hash = (facts: CardFacts, page = '/ro/evenimente/news/1-recital') =>
      cardHash(page, writeFacts(facts));
    expect(hash(concert)).toMatch(/^[0-9a-f]{16}$/);
    expect(hash(concert)).toBe(hash({ ...concert }));
    expect(hash({ ...concert, band: undefined })).not.toBe(hash(concert));
    expect(hash(concert, '/en/evenimente/news/1-recital')).not.toBe(hash(concert));
  });

  it('leads back to the page', () => {
    for (const page of ['/ro', '/en/stiri', '/ro/stiri/a%20b', '/ro/stiri/foto.jpg']) {
      const [, , , ...segments] = cardHref('0123456789abcdef', page).split('/');
      expect(pageOfCard(segments.map(decodeURIComponent))).toBe(page);
    }
    expect(pageOfCard(['ro', 'stiri'])).toBeUndefined();
  });
});
