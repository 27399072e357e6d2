import { getLocale } from 'next-intl/server';
import { clientWords } from '@/lib/i18n/client-words';
import { href } from '@/lib/routing/routes';
import { PlayerHost } from './player-host';
import { dockKeys } from './words';

/** The docked player with its words. */
export async function PlayerDock() {
  const locale = await getLocale();
  const words = await clientWords('player', dockKeys);
  return <PlayerHost locale={locale} words={words} playerHref={`${href(locale, 'home')}#player`} />;
}
