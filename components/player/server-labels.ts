import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routing/routes';
import type { HostLabels, PlayerLabels } from './labels';

// A placeholder passed its own name stays unfilled, for the browser to fill.
const seekValue = { position: '{position}', duration: '{duration}' };
const track = { index: '{index}', count: '{count}' };

export async function playerLabels(locale: Locale): Promise<PlayerLabels> {
  const t = await getTranslations({ locale, namespace: 'player' });
  return {
    play: t('play'),
    pause: t('pause'),
    previous: t('previous'),
    next: t('next'),
    seek: t('seek'),
    seekValue: t('seekValue', seekValue),
    volume: t('volume'),
    volumeValue: t('volumeValue', { percent: '{percent}' }),
    playlist: t('playlist'),
    track: t('track', track),
    trackError: t('trackError'),
    listError: t('listError'),
    listLoading: t('listLoading'),
    retry: t('retry'),
    text: t('text'),
  };
}

/** Everything that the layout passes to PlayerHost. */
export async function playerHostProps(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'player' });
  const labels: HostLabels = {
    play: t('play'),
    pause: t('pause'),
    next: t('next'),
    track: t('track', track),
    trackError: t('trackError'),
    retry: t('retry'),
    listError: t('listError'),
    listLoading: t('listLoading'),
    dock: t('dock'),
    open: t('open'),
    close: t('close'),
  };
  return { locale, labels, playerHref: `${href(locale, 'home')}#player` };
}
