import type { ReactNode } from 'react';
import { byYear } from '@/lib/i18n/dates';

type YearSectionsProps<Item> = {
  items: Item[];
  className?: string | undefined;
  titleClassName?: string | undefined;
  /** What stands below a year. */
  children: (items: Item[]) => ReactNode;
};

/** Dated items below the years they belong to, in the order given. */
export function YearSections<Item extends { date: string }>(props: YearSectionsProps<Item>) {
  const { items, className, titleClassName, children } = props;
  return byYear(items).map(({ year, items: ofYear }) => (
    <section key={year} className={className} aria-labelledby={`year-${year}`}>
      <h2 id={`year-${year}`} className={titleClassName}>
        {year}
      </h2>
      {children(ofYear)}
    </section>
  ));
}
