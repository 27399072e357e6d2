/** A change that takes longer than this shows that it is under way (ms). */
const patience = 300;

let timer: number | undefined;
let isSlow = false;

/** Shows what components/layout/page-signs.tsx has rendered: plain DOM, because every page carries this code. */
function show() {
  const shown = navigator.onLine ? isSlow && 'loading' : 'offline';
  for (const sign of document.querySelectorAll<HTMLElement>('#page-signs > [data-sign]'))
    sign.hidden = sign.dataset.sign !== shown;
}

/** The page asked for is there. */
export function pageArrived() {
  window.clearTimeout(timer);
  isSlow = false;
  show();
}

/** Another page has been asked for, or none after all: Back may come first. */
export function pageAskedFor(url: string) {
  pageArrived();
  if (new URL(url, location.href).pathname === location.pathname) return;
  timer = window.setTimeout(() => {
    isSlow = true;
    show();
  }, patience);
}

/** Without a connection the browser would put its own error in the place of the page. */
function keepPage(event: MouseEvent) {
  if (navigator.onLine) return;
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.origin !== location.origin || link.target || link.download) return;
  if (link.pathname === location.pathname && link.hash !== '') return;
  event.preventDefault();
  event.stopPropagation();
}

/** Keeps the page, and says so, while there is no connection. */
export function watchLine() {
  for (const name of ['online', 'offline']) window.addEventListener(name, show);
  window.addEventListener('click', keepPage, true);
}
