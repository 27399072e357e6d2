import type { ReactNode } from 'react';
import { deskPaths } from '@/lib/routing/desk';
import type { DeskWords } from './words';

const places = ['home', 'orders', 'labels', 'slips', 'table', 'previews'] as const;

function Search({ desk }: Pick<DeskWords, 'desk'>) {
  return (
    <form method="post" action={deskPaths.search} role="search" className="desk-search" data-print="hide">
      <label className="private-field">
        <span className="private-label">{desk('search.label')}</span>
        <span className="private-help">{desk('search.help')}</span>
        <input className="private-input" name="q" type="search" required maxLength={200} autoComplete="off" />
      </label>
      <button type="submit" className="private-button private-button-quiet">
        {desk('search.go')}
      </button>
    </form>
  );
}

type DeskFrameProps = { words: DeskWords; here?: (typeof places)[number] | undefined; children: ReactNode };

/** A page of the desk: where else to go, how to search (below the work that waits), and the page. None of it is printed but the page. */
export function DeskFrame({ words: { desk }, here, children }: DeskFrameProps) {
  return (
    <>
      <div className="desk-bar" data-print="hide">
        <nav aria-label={desk('nav.label')}>
          <ul role="list" className="desk-places">
            {places.map((place) => (
              <li key={place}>
                <a href={deskPaths[place]} aria-current={place === here ? 'page' : undefined}>
                  {desk(`nav.${place}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <form method="post" action={deskPaths.logout}>
          <button type="submit" className="private-button private-button-quiet">
            {desk('nav.logOut')}
          </button>
        </form>
      </div>
      {here !== 'home' && <Search desk={desk} />}
      {children}
      {here === 'home' && <Search desk={desk} />}
    </>
  );
}
