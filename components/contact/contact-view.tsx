import { getTranslations } from 'next-intl/server';
import { PageFrame } from '@/components/ui/page-frame';
import { SectionHead } from '@/components/ui/section-head';
import type { ContactPage } from '@/lib/content/texts/contact';
import { ContactDetails } from './contact-details';
import styles from './contact.module.css';
import { MapFigure } from './map-figure';

const way = ({ title, text }: ContactPage['directions'][number]) => (
  <div key={title}>
    <dt>{title}</dt>
    <dd>{text}</dd>
  </div>
);

export async function ContactView({ page }: { page: ContactPage }) {
  const t = await getTranslations('contact');
  return (
    <PageFrame title={page.title} lead={page.lead}>
      <div className={styles.opening}>
        <ContactDetails hoursNote={page.hoursNote} />
        <section aria-labelledby="harta">
          <h2 id="harta" className="visually-hidden">
            {t('map')}
          </h2>
          <MapFigure alt={page.mapAlt} />
        </section>
      </div>
      <section aria-labelledby="birouri" className={styles.directions}>
        <SectionHead id="birouri" title={t('offices')} />
        <dl className={styles.ways}>{page.offices.map(way)}</dl>
      </section>
      <section aria-labelledby="drum" className={styles.directions}>
        <SectionHead id="drum" title={t('directions')} />
        <dl className={styles.ways}>{page.directions.map(way)}</dl>
      </section>
    </PageFrame>
  );
}
