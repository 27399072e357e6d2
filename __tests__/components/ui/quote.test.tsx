import { render, screen } from '@testing-library/react';
import { byDecade } from '@/components/ui/decades';
import { Quote } from '@/components/ui/quote';

describe('Quote', () => {
  it.each([
    ['ro', 'Nu se aude niciun efort.', '„Nu se aude niciun efort.”'],
    ['ro', '„Nu se aude niciun efort.”', '„Nu se aude niciun efort.”'],
    ['ro', '"Nu se aude niciun efort."', '„Nu se aude niciun efort.”'],
    ['en', 'No effort is heard.', '“No effort is heard.”'],
    ['en', '“No effort is heard.”', '“No effort is heard.”'],
    ['en', '"No effort is heard."', '“No effort is heard.”'],
    ['ro', '„Zece voci”, se intitulează seara.', '„«Zece voci», se intitulează seara.”'],
    ['ro', '„Zece voci” și „Colinde”', '„«Zece voci» și «Colinde»”'],
    ['ro', '„Am ascultat „Crucifixus” de trei ori.”', '„Am ascultat «Crucifixus» de trei ori.”'],
    ['en', '“Ten Voices” is the choir’s title.', '“‘Ten Voices’ is the choir’s title.”'],
  ])('sets the marks of %s around %s', (lang, text, shown) => {
    render(<Quote lang={lang} text={text} />);
    expect(screen.getByRole('blockquote').textContent).toBe(shown);
  });
});

describe('byDecade', () => {
  it('groups years and names each group by what it holds', () => {
    const entries = [1973, 1979, 1980, 2022].map((year) => ({ year, mark: String(year), content: null }));
    expect(byDecade(entries).map(({ id, label }) => [id, label])).toEqual([
      ['d1970', '1973–1979'],
      ['d1980', '1980'],
      ['d2020', '2022'],
    ]);
  });
});
