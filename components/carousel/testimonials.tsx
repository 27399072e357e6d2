import { getTranslations } from 'next-intl/server';
import { cx } from '@/components/ui/cx';
import { Quote } from '@/components/ui/quote';
import type { Testimonial } from '@/lib/content/types';
import type { Locale } from '@/lib/i18n/locales';
import { Carousel } from './carousel';
import styles from './carousel.module.css';

const long = 400;

/** Longer reviews are set smaller, so that all pages of the row are about the same height. */
function sizeOf(text: string) {
  if (text.length > long) return cx(styles.quote, styles.long);
  return cx(styles.quote, text.length > 180 && styles.medium, text.length < 100 && styles.short);
}

type TestimonialsProps = { locale: Locale; testimonials: readonly Testimonial[] };

/** Two reviews at a time from 768 px, one below that (reading 27). An empty list renders no section. */
export async function Testimonials({ locale, testimonials }: TestimonialsProps) {
  if (testimonials.length === 0) return null;
  const t = await getTranslations({ locale, namespace: 'testimonials' });
  return (
    <section className={styles.section} aria-labelledby="testimonials-title">
      <Carousel
        title={t('heading')}
        titleId="testimonials-title"
        label={t('region')}
        previousLabel={t('previous')}
        nextLabel={t('next')}
        several={testimonials.length > 1}
      >
        <ul role="list" className={styles.list}>
          {testimonials.map(({ id, text, author, authorNote }) => (
            <li key={id} className={styles.item}>
              <Quote text={text} lang={locale} author={author} note={authorNote} className={sizeOf(text)} />
              {text.length > long ? (
                <label className={styles.whole}>
                  <input type="checkbox" /> {t('whole')}
                </label>
              ) : null}
            </li>
          ))}
        </ul>
      </Carousel>
    </section>
  );
}
