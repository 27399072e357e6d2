import { site } from '@/content/site';
import { absolute, choirId, withNotice } from './node';
import type { Node, PageFacts } from './node';

type Article = {
  title: string;
  /** A day or an instant; a day stays one, since nobody knows the hour. */
  published: string | undefined;
  modified?: string | undefined;
  language?: string | undefined;
};

/** A story or a press release. */
export function articleNode({ locale, url, description, image }: PageFacts, article: Article): Node {
  const { title, published, modified, language = locale } = article;
  return {
    '@type': 'NewsArticle',
    '@id': `${url}#article`,
    headline: title,
    description: withNotice(locale, description),
    image: [image],
    ...(published !== undefined && { datePublished: published, dateModified: modified ?? published }),
    author: { ...choirId(), name: site.name[locale], url: absolute(`/${locale}`) },
    publisher: { '@id': choirId()['@id'] },
    inLanguage: language,
    mainEntityOfPage: url,
  };
}
