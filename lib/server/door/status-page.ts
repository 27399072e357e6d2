import { createHash } from 'node:crypto';
import { site } from '@/content/site';
import { locales } from '@/lib/i18n/locales';
import type { Locale } from '@/lib/i18n/locales';
import en from '@/messages/en.json';
import ro from '@/messages/ro.json';
import type { Refusal } from './address';

/** Why the door answers in the framework's place. */
export type Reason = Refusal | 'server_error';

export const statusOf: Record<Reason, number> = {
  bad_address: 400,
  method_not_allowed: 405,
  address_too_long: 414,
  range_not_satisfiable: 416,
  server_error: 500,
};

const messages: Record<Locale, typeof ro> = { ro, en };

/** The site's colours and serif (components/ui/tokens.css), for a page that must do without the build. */
const style = `
@font-face { font-family: 'EB Garamond'; src: url('/fonts/garamond-regular.woff2'); font-display: swap }
:root {
  color-scheme: light dark; background: light-dark(#faf6ec, #0d1220); color: light-dark(#16151a, #f1e9d6);
  font: 1.1875rem/1.5 'EB Garamond', Garamond, Georgia, serif;
}
body { margin: 0 auto; padding: 12vh 1.25rem 3.5rem; max-inline-size: 34rem; overflow-wrap: break-word }
h1, h2 { font-weight: 400; line-height: 1.1; margin-block: 0.5rem; text-wrap: balance }
h1 { font-size: 2.25rem }
h2 { font-size: 1.55rem }
section { border-block-start: 1px solid light-dark(#d9cfb9, #333c55); margin-block-start: 2.25rem; padding-block: 1.5rem }
.quiet { color: light-dark(#5d574c, #b5ac98) }
a { color: light-dark(#a8231c, #f08a7e); display: inline-block; min-block-size: 1.5rem }
:focus-visible { outline: 2px solid light-dark(#1e3566, #9db8ef); outline-offset: 3px }
`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** Lets the page's own styles be read, and nothing run. */
export const statusPagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

function words(locale: Locale, reason: Reason, heading: 'h1' | 'h2'): string {
  const { title, text } = messages[locale].statusPage[reason];
  return `<${heading}>${escape(title)}</${heading}>
<p>${escape(text)}</p>
<p><a href="/${locale}">${escape(messages[locale].layout.pages.home)}</a></p>`;
}

function render(locale: Locale, reason: Reason): string {
  const { title } = messages[locale].statusPage[reason];
  const others = locales.filter((other) => other !== locale);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(title)} | ${escape(site.name[locale])}</title>
<style>${style}</style>
</head>
<body>
<main>
<p class="quiet">${escape(site.name[locale])} · ${statusOf[reason]}</p>
${words(locale, reason, 'h1')}
${others.map((other) => `<section lang="${other}">\n${words(other, reason, 'h2')}\n</section>`).join('\n')}
</main>
</body>
</html>
`;
}

const rendered = new Map<string, string>();

/** A whole page that says in every language, the visitor's first, why there is no other. Needs nothing of the build. */
export function statusPage(locale: Locale, reason: Reason): string {
  const key = `${locale} ${reason}`;
  const page = rendered.get(key) ?? render(locale, reason);
  rendered.set(key, page);
  return page;
}
