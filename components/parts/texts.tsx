import { useLocale } from 'next-intl';
import { RichText } from '@/components/rich-text/rich-text';
import { Figure } from '@/components/ui/figure';
import { Picture } from '@/components/ui/picture';
import { Quote } from '@/components/ui/quote';
import { Staff } from '@/components/ui/staff';
import { Words } from '@/components/ui/words';
import styles from './parts.module.css';
import type { PartsProps, Samples } from './samples';
import { Part, Shelf } from './shelf';

const picture = '/art/clothing/1.webp';

const prose = ({ title, text }: Samples) =>
  `<p>${text} <a href="#top">${title}</a></p><h2>${title}</h2><p>${text} ${text}</p><ul><li>${text}</li><li>${title}</li></ul>
  <h2>${title}</h2><blockquote>${text}</blockquote><table><tr><th>${title}</th><td>${text}</td></tr></table>`;

export function Texts({ say }: PartsProps) {
  const locale = useLocale();
  return (
    <Shelf title="Texts and pictures">
      <Part name="words: short hyphenated words stay together">
        <p>
          <Words text={say.text} />
        </p>
      </Part>
      <Part name="prose: in one column, in columns">
        <RichText markup={{ html: prose(say) }} />
        <RichText markup={{ html: prose(say) }} inColumns />
      </Part>
      <Part name="quote: medium, large">
        <Quote text={say.quote} lang={locale} author={say.author} note={say.note} />
        <Quote text={say.quote} lang={locale} author={say.author} size="large" />
      </Part>
      <Part name="picture: own shape, cut, missing; figure">
        <div className={styles.narrow}>
          <Picture src={picture} alt="" />
          <Picture src={picture} alt="" ratio="2 / 1" />
          <Picture alt={say.title} />
          <Figure src={picture} alt="" caption={say.title} credit={say.note} />
        </div>
      </Part>
      <Part name="staff: plain, final, with a rest; on night">
        <Staff />
        <Staff final />
        <Staff rest />
      </Part>
      <Part name="staff: on night" night>
        <Staff final />
      </Part>
    </Shelf>
  );
}
