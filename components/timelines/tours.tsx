import { getTranslations } from 'next-intl/server';
import { RichText } from '@/components/rich-text/rich-text';
import { DataTable } from '@/components/ui/data-table';
import { PageFrame } from '@/components/ui/page-frame';
import type { Locale } from '@/lib/i18n/locales';
import type { ToursPage } from '@/lib/content/texts/tours';
import styles from './timelines.module.css';

/** The countries and the years of the visits; the totals are computed. */
export async function Tours({ locale, page }: { locale: Locale; page: ToursPage }) {
  const t = await getTranslations({ locale, namespace: 'about' });
  const rows = page.countries.map(({ country, name, years }) => ({
    key: country,
    cells: [
      name,
      <span key="years" className={styles.years}>
        {years.join(', ')}
      </span>,
      String(years.length),
    ],
  }));
  const total = `${t('visits', { count: page.count })}\u00a0· ${t('countries', { count: page.countries.length })}`;
  return (
    <PageFrame locale={locale} title={page.title} lead={page.lead}>
      <div className={styles.opening}>
        <p className={styles.total}>{total}</p>
        <RichText markup={page.body} />
      </div>
      <DataTable
        caption={t('toursCaption')}
        hideCaption
        columns={[
          { key: 'country', label: t('country') },
          { key: 'years', label: t('years') },
          { key: 'count', label: t('tours'), numeric: true },
        ]}
        rows={rows}
      />
    </PageFrame>
  );
}
