import { render, screen } from '@testing-library/react';
import { Quote } from '@/components/ui/quote';

it.each([
  ['ro', 'Nu mai cântă nimeni liniștea așa.', '„Nu mai cântă nimeni liniștea așa.”'],
  ['ro', '„Nu mai cântă nimeni liniștea așa.”', '„Nu mai cântă nimeni liniștea așa.”'],
  ['ro', '„Zece voci”, se intitulează seara.', '„«Zece voci», se intitulează seara.”'],
  ['ro', '„Zece voci” și „Colinde”', '„«Zece voci» și «Colinde»”'],
  ['ro', '„Am ascultat „Crucifixus” de trei ori.”', '„Am ascultat «Crucifixus» de trei ori.”'],
  ['en', '"Nobody sings silence like this."', '“Nobody sings silence like this.”'],
  ['en', '“Ten Voices” is the choir’s title.', '“‘Ten Voices’ is the choir’s title.”'],
] as const)('in %s, %s is quoted as %s', (lang, text, shown) => {
  render(<Quote text={text} lang={lang} />);
  expect(screen.getByRole('blockquote').textContent).toBe(shown);
});
