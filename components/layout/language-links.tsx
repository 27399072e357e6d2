'use client';

import { usePathname, useRouter } from 'next/navigation';
import type { MouseEvent } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { localeTable, locales } from '@/lib/i18n/locales';
import { inLanguage } from '@/lib/routing/pathname';
import { Flag } from './flag';

const yearSeconds = 31_536_000;

function remember(locale: Locale) {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `locale=${locale}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`;
}

type LanguageLinksProps = {
  locale: Locale;
  className?: string | undefined;
  linkClassName?: string | undefined;
};

/**
 * Real links to the same page in each language. With scripts, choosing one remembers it (reading 2) and replaces the
 * route, so that Back leaves the page rather than flipping the language (reading 65).
 */
export function LanguageLinks({ locale, className, linkClassName }: LanguageLinksProps) {
  const pathname = usePathname();
  const router = useRouter();

  function choose(event: MouseEvent<HTMLAnchorElement>, chosen: Locale) {
    remember(chosen);
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.currentTarget.closest('details')?.removeAttribute('open');
    if (chosen === locale) return;
    router.replace(`${inLanguage(pathname, chosen)}${location.search}${location.hash}`, { scroll: false });
  }

  return (
    <ul role="list" className={className}>
      {locales.map((each) => (
        <li key={each}>
          <a
            href={inLanguage(pathname, each)}
            hrefLang={each}
            lang={each}
            className={linkClassName}
            aria-current={each === locale ? 'true' : undefined}
            onClick={(event) => choose(event, each)}
          >
            <Flag locale={each} />
            {localeTable[each].name}
          </a>
        </li>
      ))}
    </ul>
  );
}
