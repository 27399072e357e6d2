import { localeTable } from '@/lib/i18n/locales';
import type { Locale } from '@/lib/i18n/locales';

/** By the region of the language's tag (ISO 3166-1). */
const flags = {
  RO: (
    <>
      <path fill="#1e3f8f" d="M0 0h20v40H0z" />
      <path fill="#f2c230" d="M20 0h20v40H20z" />
      <path fill="#c2272d" d="M40 0h20v40H40z" />
    </>
  ),
  GB: (
    <>
      <path fill="#1e3566" d="M0 0h60v40H0z" />
      <path stroke="#fff" strokeWidth="8" d="M0 0l60 40M60 0L0 40" />
      <path stroke="#c2272d" strokeWidth="3" d="M0 0l60 40M60 0L0 40" />
      <path stroke="#fff" strokeWidth="13" d="M30 0v40M0 20h60" />
      <path stroke="#c2272d" strokeWidth="7" d="M30 0v40M0 20h60" />
    </>
  ),
};

/** Decoration only: the language is said by its name. A language whose flag is not drawn here has none. */
export function Flag({ locale, className }: { locale: Locale; className?: string | undefined }) {
  const [, region = ''] = localeTable[locale].tag.split('-');
  const flag = new Map(Object.entries(flags)).get(region);
  if (!flag) return null;
  return (
    <svg viewBox="0 0 60 40" aria-hidden width={18} height={12} className={className}>
      {flag}
    </svg>
  );
}
