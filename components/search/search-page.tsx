import type { Locale } from '@/lib/i18n/locales';
import type { translatorFor } from '@/lib/i18n/translator';
import { privateHref, searchedWords } from '@/lib/routing/private';
import type { Found } from '@/lib/search';
import type { Entry } from '@/lib/search/entry';
import { longestQuery } from '@/lib/search/search-index';

type SearchPageProps = {
  locale: Locale;
  t: Awaited<ReturnType<typeof translatorFor<'search'>>>;
  /** '' when nothing has been asked yet. */
  query: string;
  /** Absent when nothing has been searched. */
  found?: Found | undefined;
  /** What is said in place of results. */
  problem?: string | undefined;
  /** Offered where there are no results. */
  places: readonly { href: string; label: string }[];
};

/** More than anybody reads through. */
const mostShown = 30;

function Result({ entry, t }: { entry: Entry; t: SearchPageProps['t'] }) {
  const { kind, title, language, href, note } = entry;
  return (
    <li className="search-result">
      <span className="search-kind">{t(`kinds.${kind}`)}</span>
      <span className="search-title">
        <a href={href} lang={language}>
          {title}
        </a>
      </span>
      {note && <span className="search-note">{note}</span>}
    </li>
  );
}

function Results({ t, query, found }: Pick<SearchPageProps, 't' | 'query'> & { found: Found }) {
  const { entries, complete } = found;
  const count = entries.length;
  return (
    <section aria-labelledby="results" className="search-section">
      <h2 id="results">{count === 0 ? t('none', { query }) : t('count', { count, query })}</h2>
      {count === 0 && <p>{t('noneHelp')}</p>}
      {!complete && (
        <p role="status" className="private-notice">
          {t('incomplete')}
        </p>
      )}
      {count > 0 && (
        <ol role="list" className="search-results">
          {entries.slice(0, mostShown).map((entry) => (
            <Result key={`${entry.kind} ${entry.href} ${entry.title}`} {...{ entry, t }} />
          ))}
        </ol>
      )}
      {count > mostShown && <p className="private-fine">{t('first', { count: mostShown })}</p>}
    </section>
  );
}

function Places({ t, places }: Pick<SearchPageProps, 't' | 'places'>) {
  return (
    <nav aria-labelledby="places" className="search-section">
      <h2 id="places">{t('places')}</h2>
      <ul role="list" className="search-places">
        {places.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The search field, and what was found: whole without scripts. */
export function SearchPage({ locale, t, query, found, problem, places }: SearchPageProps) {
  return (
    <>
      <form action={privateHref(locale, 'search')} role="search" className="private-field">
        <label htmlFor="words" className="private-label">
          {t('label')}
        </label>
        <p id="words-help" className="private-help">
          {t('help')}
        </p>
        <div className="search-line">
          <input
            id="words"
            type="search"
            name={searchedWords}
            defaultValue={query}
            maxLength={longestQuery}
            required
            autoFocus={query === ''}
            autoComplete="off"
            aria-describedby="words-help"
            className="private-input"
          />
          <button type="submit" className="private-button">
            {t('submit')}
          </button>
        </div>
      </form>
      {problem !== undefined && (
        <p role="alert" className="private-notice">
          {problem}
        </p>
      )}
      {found && <Results {...{ t, query, found }} />}
      {!found?.entries.length && <Places {...{ t, places }} />}
    </>
  );
}
