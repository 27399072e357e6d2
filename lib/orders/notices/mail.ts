import { createTransport } from 'nodemailer';
import { formatDay, formatTime } from '@/lib/i18n/dates';
import { defaultLocale } from '@/lib/i18n/locales';
import { translatorFor } from '@/lib/i18n/translator';
import { deskPaths } from '@/lib/routing/desk';
import type { DeskEvent } from '../journal/desk-journal';
import { channelTimeoutMs } from './channel';
import type { Channel } from './channel';

/** The desk's own language, whatever the buyers'. */
const locale = defaultLocale;
const kinds = ['new', 'uncertain', 'withdrawn'] as const;

/** Subject and text of a message: numbers and references, never anything of the buyer's. */
export async function letterOf(events: readonly DeskEvent[], siteUrl: string) {
  const say = await translatorFor(locale, 'desk.notice');
  const what = kinds.flatMap((kind) => {
    const count = events.filter((event) => event.kind === kind).length;
    return count === 0 ? [] : [say(`counts.${kind}`, { count })];
  });
  const lines = events.map(({ kind, reference, at }) => {
    const when = [formatDay(locale, at), formatTime(locale, at)].filter(Boolean).join(', ');
    return `${reference}: ${say(`kinds.${kind}`)}, ${when}`;
  });
  return {
    subject: say('subject', { what: what.join(', ') }),
    text: [...lines, '', say('open', { desk: siteUrl + deskPaths.home }), ''].join('\n'),
  };
}

type Mail = { smtpUrl: string; to: string; from: string; siteUrl: string };

/** Writes to the desk by e-mail, over a connection of its own each time. */
export function mail({ smtpUrl, to, from, siteUrl }: Mail): Channel {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: channelTimeoutMs,
    greetingTimeout: channelTimeoutMs,
    socketTimeout: channelTimeoutMs,
  });
  return {
    name: 'mail',
    async tell(events) {
      await transport.sendMail({ to, from, ...(await letterOf(events, siteUrl)) });
    },
  };
}
