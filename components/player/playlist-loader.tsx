'use client';

import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import useSWR from 'swr';
import { LoadingDots } from '@/components/ui/loading-dots';
import { Retry } from '@/components/ui/retry';
import type { Locale } from '@/lib/i18n/locales';
import { tracksFromApi } from '@/lib/player/api-song';
import type { Track } from '@/lib/player/track';
import type { PlayerLabels } from './labels';
import { playerAtom } from './player-store';

async function readTracks(address: string): Promise<Track[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The songs list answers ${response.status}`);
  return tracksFromApi(await response.json());
}

type PlaylistLoaderProps = {
  locale: Locale;
  labels: Pick<PlayerLabels, 'listError' | 'listLoading' | 'retry'>;
  /** Shows nothing: the list on screen is still usable, only in the other language. */
  quiet?: boolean | undefined;
};

/** Loads the list that the page was rendered without. */
export function PlaylistLoader({ locale, labels, quiet }: PlaylistLoaderProps) {
  const dispatch = useSetAtom(playerAtom);
  const { data, error, isValidating, mutate } = useSWR<Track[], Error>(
    `/api/audio-file/?locale=${locale}`,
    readTracks,
    { revalidateOnFocus: false },
  );

  useEffect(() => {
    if (data) dispatch({ type: 'list', tracks: data, language: locale });
  }, [data, dispatch, locale]);

  if (quiet || data) return null;
  if (error && !isValidating) {
    return <Retry message={labels.listError} retryLabel={labels.retry} onRetry={() => void mutate()} />;
  }
  return <LoadingDots label={labels.listLoading} />;
}
