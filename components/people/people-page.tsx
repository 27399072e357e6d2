import type { Crumb } from '@/components/ui/breadcrumbs';
import { Empty } from '@/components/ui/empty';
import { FileLink } from '@/components/ui/file-link';
import { PageFrame } from '@/components/ui/page-frame';
import type { Manager } from '@/lib/content/types';
import type { Locale } from '@/lib/i18n/locales';
import { Person } from './person';
import styles from './people.module.css';

type PeoplePageProps = {
  locale: Locale;
  title: string;
  lead: string;
  people: Manager[];
  above?: readonly Crumb[];
  /** What the CV is called; without it none is offered. */
  cvLabel?: string;
  /** Shown in place of an empty list. */
  emptyLabel?: string;
};

/** Management and leadership: the same kind of page, with CVs where there are any. */
export function PeoplePage({ locale, title, lead, people, above, cvLabel, emptyLabel }: PeoplePageProps) {
  return (
    <PageFrame locale={locale} title={title} lead={lead} {...(above && { above })}>
      {people.length === 0 && emptyLabel !== undefined && <Empty title={emptyLabel} />}
      {people.map((person, index) => (
        <Person key={index} person={person}>
          {person.cv !== undefined && cvLabel !== undefined && (
            <p className={styles.cv}>
              <FileLink locale={locale} file={person.cv} label={`${cvLabel}, ${person.name}`} language="ro" />
            </p>
          )}
        </Person>
      ))}
    </PageFrame>
  );
}
