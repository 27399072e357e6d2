import { useAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { Notice } from '@/components/ui/notice';
import { orderOpenAtom } from '@/lib/orders/browser/order-open';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routing/routes';
import { forgetStep } from './use-back';

/** Takes the focus, because the button that removed the last line is gone (reading 54). */
export function EmptyCart({ locale }: { locale: Locale }) {
  const t = useTranslations('checkout');
  const [open, setOpen] = useAtom(orderOpenAtom);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) notice.current?.focus();
  }, [open]);

  function leave() {
    forgetStep();
    setOpen(false);
  }

  return (
    <Notice ref={notice} tone="warning" role="alert" tabIndex={-1} title={t('empty')}>
      <p>{t('emptyHelp')}</p>
      <p>
        <Link href={href(locale, 'shop')} replace onClick={leave}>
          {t('toShop')}
        </Link>
      </p>
    </Notice>
  );
}
