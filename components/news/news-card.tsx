import { useLocale } from 'next-intl';
import { Card } from '@/components/ui/card';
import { Words } from '@/components/ui/words';
import type { NewsItem } from '@/lib/content/types';
import { formatDate } from '@/lib/i18n/dates';
import { href } from '@/lib/routing/routes';

type NewsCardProps = { story: NewsItem; level?: 2 | 3; priority?: boolean };

export function NewsCard({ story, level = 3, priority }: NewsCardProps) {
  const locale = useLocale();
  const { slug, title, date, summary, image, language } = story;
  return (
    <Card
      href={href(locale, 'news-details', { slug })}
      title={title}
      image={image}
      text={
        <p>
          <Words text={summary} />
        </p>
      }
      date={<time dateTime={date}>{formatDate(locale, date)}</time>}
      lang={language}
      level={level}
      priority={priority}
    />
  );
}
