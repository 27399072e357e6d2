'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef, type MouseEvent } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { localeTable, locales } from '@/lib/i18n/locales';
import { inLanguage } from '@/lib/routing/pathname';
import type { LanguageWay } from '@/lib/seo/language-ways';
import { Flag } from './flag';
import styles from './language-links.module.css';

const yearSeconds = 31_536_000;

function remember(locale: Locale) {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `locale=${locale}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`;
}

/** What opens the menu that a list of languages stands in: the dropdown's summary or the phone's menu button. */
function openerOf(list: Element | null): HTMLElement | null {
  const details = list?.closest('details');
  if (details) return details.querySelector('summary');
  const panel = list?.closest('[popover]');
  return panel ? document.querySelector(`[popovertarget="${panel.id}"]`) : null;
}

// The layout is mounted anew in the other language: whoever chose it there finds the focus where it was.
let chosenFrom: string | undefined;
const rememberOpener = (opener: Element | null) => void (chosenFrom = opener?.localName);

type LanguageLinksProps = {
  locale: Locale;
  /** The page whose `ways` these are: the framework keeps them on pages that bring none of their own. */
  page?: string;
  ways?: readonly LanguageWay[];
};

/**
 * Real links to the same page in each language, or to the list where it is in one language only. With scripts, choosing one remembers it (reading 2) and replaces the
 * route, so that Back leaves the page instead of switching the language again (reading 65).
 */
export function LanguageLinks({ locale, page, ways = [] }: LanguageLinksProps) {
  const pathname = usePathname();
  const router = useRouter();
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const opener = openerOf(list.current);
    if (chosenFrom === undefined || opener?.localName !== chosenFrom) return;
    rememberOpener(null);
    opener.focus({ preventScroll: true });
  }, []);

  function choose(event: MouseEvent<HTMLAnchorElement>, chosen: Locale, isList: boolean) {
    remember(chosen);
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const opener = openerOf(list.current);
    opener?.focus({ preventScroll: true });
    if (chosen === locale) return;
    rememberOpener(opener);
    const rest = isList ? '' : `${location.search}${location.hash}`;
    router.replace(`${event.currentTarget.pathname}${rest}`, { scroll: isList });
  }

  const known = page === pathname ? ways : [];
  return (
    <ul ref={list} role="list">
      {locales.map((each) => {
        const way = known.find((one) => one.locale === each);
        return (
          <li key={each}>
            <a
              href={way?.list?.href ?? inLanguage(pathname, each)}
              hrefLang={way ? undefined : each}
              lang={each}
              className={styles.link}
              aria-current={each === locale ? 'true' : undefined}
              onClick={(event) => choose(event, each, way?.list !== undefined)}
            >
              <Flag locale={each} />
              {localeTable[each].name}
              {way?.list && `: ${way.list.name}`}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
