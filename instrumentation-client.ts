import { pageChange } from './components/layout/page-change';

/** Called by the framework; components/layout/page-signs.tsx shows it. */
export function onRouterTransitionStart(url: string) {
  window.dispatchEvent(new CustomEvent(pageChange, { detail: url }));
}
