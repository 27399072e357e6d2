import { PageFrame } from '@/components/ui/page-frame';
import { otherLocale } from '@/lib/i18n/locales';
import type { Locale } from '@/lib/i18n/locales';
import { Actions } from './actions';
import { Cards } from './cards';
import { Forms } from './forms';
import { Lists } from './lists';
import { samples } from './samples';
import { States } from './states';
import { Texts } from './texts';

/**
 * Every component of components/ui in all its states, and the cards built from them, to see what else a change
 * affects.
 */
export function PartsPage({ locale }: { locale: Locale }) {
  const props = { locale, say: samples[locale] };
  const other = (
    <a href={`/${otherLocale(locale)}/parts`} lang={otherLocale(locale)}>
      {samples[locale].other}
    </a>
  );
  return (
    <PageFrame
      locale={locale}
      eyebrow="components/ui"
      title="Parts"
      lead={samples[locale].intro}
      aside={other}
    >
      <Actions {...props} />
      <Forms {...props} />
      <States {...props} />
      <Lists {...props} />
      <Texts {...props} />
      <Cards locale={locale} />
    </PageFrame>
  );
}
