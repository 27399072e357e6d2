import { pageAskedFor, watchLine } from './components/layout/page-change';

watchLine();

/** Called by the framework. */
export const onRouterTransitionStart = pageAskedFor;
