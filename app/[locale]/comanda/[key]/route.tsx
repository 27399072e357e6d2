import { privatePage } from '@/app/private-page';
import { SlipPage } from '@/components/order-page/slip-page';
import { orderWords } from '@/components/order-page/words';
import { site } from '@/content/site';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { findSlip } from '@/lib/orders/server/find-slip';
import type { FoundSlip } from '@/lib/orders/server/find-slip';
import { privateHref } from '@/lib/routing/private';
import { env } from '@/lib/server/env';

export const dynamic = 'force-dynamic';

type Missing = Extract<FoundSlip, { found: false }>['reason'];

const statuses: Record<Missing, number> = { unknown: 404, expired: 410, unavailable: 503 };

/** An order's slip, at an address that only its buyer was given. */
export async function GET(_: Request, { params }: { params: Promise<{ locale: string; key: string }> }) {
  const { locale: segment, key } = await params;
  const locale = isLocale(segment) ? segment : defaultLocale;
  const [words, slip] = await Promise.all([orderWords(locale), findSlip(key, Date.now())]);
  if (!slip.found) {
    const unavailable = slip.reason === 'unavailable';
    return privatePage({
      locale,
      status: statuses[slip.reason],
      title: words.slip(unavailable ? 'unavailable' : 'gone'),
      children: (
        <p>
          {unavailable
            ? words.slip('unavailableHelp')
            : words.slip('goneHelp', { phone: site.contact.phone })}
        </p>
      ),
    });
  }
  const { desk, until } = slip;
  const { reference } = desk.order;
  return privatePage({
    locale,
    title: words.slip('title', { reference }),
    hrefIn: (other) => privateHref(other, 'slip', { key }),
    children: <SlipPage {...{ desk, locale, words, until, siteUrl: env().siteUrl }} />,
  });
}
