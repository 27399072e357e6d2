import { composerName } from '@/lib/content/works';
import type { Work } from '@/lib/content/works';
import { withNotice } from './node';
import type { Node, PageFacts } from './node';

/** A work whose score the page shows. */
export const compositionNode = ({ locale, url, description }: PageFacts, work: Work): Node => ({
  '@type': 'MusicComposition',
  '@id': `${url}#work`,
  ...{ name: work.title, inLanguage: work.lang, url, description: withNotice(locale, description) },
  composer: { '@type': 'Person', name: composerName(work, locale) },
});
