import type { Locale } from '@/lib/i18n/locales';

/** Decoration only: the language's name carries the meaning. */
export function Flag({ locale, className }: { locale: Locale; className?: string | undefined }) {
  const common = { 'aria-hidden': true, width: 18, height: 12, className };
  if (locale === 'ro') {
    return (
      <svg viewBox="0 0 18 12" {...common}>
        <path fill="#1e3f8f" d="M0 0h6v12H0z" />
        <path fill="#f2c230" d="M6 0h6v12H6z" />
        <path fill="#c2272d" d="M12 0h6v12h-6z" />
      </svg>
    );
  }
  return (
    <svg viewBox="0 0 60 40" {...common}>
      <path fill="#1e3566" d="M0 0h60v40H0z" />
      <path stroke="#fff" strokeWidth="8" d="M0 0l60 40M60 0L0 40" />
      <path stroke="#c2272d" strokeWidth="3" d="M0 0l60 40M60 0L0 40" />
      <path stroke="#fff" strokeWidth="13" d="M30 0v40M0 20h60" />
      <path stroke="#c2272d" strokeWidth="7" d="M30 0v40M0 20h60" />
    </svg>
  );
}
