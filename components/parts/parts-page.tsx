import { useLocale } from 'next-intl';
import { PageFrame } from '@/components/ui/page-frame';
import { localeTable, locales } from '@/lib/i18n/locales';
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
export function PartsPage() {
  const locale = useLocale();
  const props = { say: samples[locale] };
  const others = locales
    .filter((each) => each !== locale)
    .map((each) => (
      <a key={each} href={`/${each}/parts`} lang={each}>
        {localeTable[each].name}
      </a>
    ));
  return (
    <PageFrame eyebrow="components/ui" title="Parts" lead={samples[locale].intro} aside={others}>
      <Actions {...props} />
      <Forms {...props} />
      <States {...props} />
      <Lists {...props} />
      <Texts {...props} />
      <Cards />
    </PageFrame>
  );
}
