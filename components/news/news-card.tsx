import { Card } from '@/components/ui/card';
import { Words } from '@/components/ui/words';
import type { NewsItem } from '@/lib/content/types';
import { formatDate } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routing/routes';

type NewsCardProps = { locale: Locale; story: NewsItem; level?: 2 | 3; priority?: boolean };

export function NewsCard({ locale, story, level = 3, priority }: NewsCardProps) {
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
