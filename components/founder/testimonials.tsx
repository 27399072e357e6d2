import { getTranslations } from 'next-intl/server';
import { RichText } from '@/components/rich-text/rich-text';
import { Picture } from '@/components/ui/picture';
import { SectionHead } from '@/components/ui/section-head';
import { SectionUnavailable } from '@/components/ui/section-unavailable';
import type { ListResult } from '@/lib/content/result';
import type { FounderTestimonial } from '@/lib/content/types';
import type { Locale } from '@/lib/i18n/locales';
import styles from './founder.module.css';

type TestimonialsProps = { locale: Locale; testimonials: ListResult<FounderTestimonial> };

/** Image and text on alternating sides. An empty list renders no section. */
export async function Testimonials({ locale, testimonials }: TestimonialsProps) {
  if (testimonials.ok && testimonials.items.length === 0) return null;
  const t = await getTranslations({ locale, namespace: 'founder' });
  return (
    <section className={styles.section} aria-labelledby="testimonials-title">
      <SectionHead id="testimonials-title" title={t('testimonials')} />
      {testimonials.ok ? (
        <ul role="list">
          {testimonials.items.map((testimonial) => (
            <li key={testimonial.id} className={styles.testimonial}>
              <Words {...testimonial} />
            </li>
          ))}
        </ul>
      ) : (
        <SectionUnavailable locale={locale} />
      )}
    </section>
  );
}

function Words({ image, text, author, authorNote }: FounderTestimonial) {
  return (
    <div className={styles.voice}>
      <div className={styles.portrait}>
        <Picture src={image} alt="" ratio="1" sizes="(min-width: 768px) 33vw, 40vw" />
      </div>
      <figure>
        <blockquote>
          <RichText markup={text} className={styles.words} />
        </blockquote>
        <figcaption className={styles.author}>
          {author}
          {authorNote !== undefined && <span className={styles.note}>{authorNote}</span>}
        </figcaption>
      </figure>
    </div>
  );
}
