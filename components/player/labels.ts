import type { Locale } from '@/lib/i18n/locales';

/** The player's words, from the `player` namespace. `{…}` in them is filled in by the browser. */
export type PlayerLabels = {
  play: string;
  pause: string;
  previous: string;
  next: string;
  seek: string;
  /** `{position}`, `{duration}` */
  seekValue: string;
  volume: string;
  /** `{percent}` */
  volumeValue: string;
  playlist: string;
  /** `{index}`, `{count}` */
  track: string;
  trackError: string;
  listError: string;
  listLoading: string;
  retry: string;
  text: string;
};

/** The docked player's texts, on every page. */
export type HostLabels = Pick<
  PlayerLabels,
  'play' | 'pause' | 'next' | 'track' | 'trackError' | 'retry' | 'listError' | 'listLoading'
> & { dock: string; open: string; close: string };

export function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** What the player on every page is given. */
export type PlayerHostProps = { locale: Locale; labels: HostLabels; playerHref: string };
