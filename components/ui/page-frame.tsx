import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { Breadcrumbs } from './breadcrumbs';
import type { Crumb } from './breadcrumbs';
import { PageHeader } from './page-header';
import { Words } from './words';

type PageFrameProps = {
  locale: Locale;
  title: string;
  /** The ancestors of this page, from the top. */
  above?: readonly Crumb[];
  eyebrow?: ReactNode;
  lead?: ReactNode;
  aside?: ReactNode;
  lang?: string | undefined;
  long?: boolean;
  children: ReactNode;
};

/** The start of every inner page: breadcrumbs, title and lead. */
export async function PageFrame({ locale, title, above = [], lead, children, ...header }: PageFrameProps) {
  const t = await getTranslations({ locale, namespace: 'common' });
  return (
    <div className="wrap">
      {above.length > 0 && <Breadcrumbs items={[...above, { label: title }]} label={t('breadcrumbs')} />}
      <PageHeader
        title={title}
        lead={
          typeof lead === 'string' ? (
            <p>
              <Words text={lead} />
            </p>
          ) : (
            lead
          )
        }
        {...header}
      />
      {children}
    </div>
  );
}
