import type { ReactNode } from 'react';
import { RichText } from '@/components/rich-text/rich-text';
import { Picture } from '@/components/ui/picture';
import type { Manager } from '@/lib/content/types';
import styles from './people.module.css';

/** A person with monogram, post and a short biography; children (a CV) go below. */
export function Person({ person, children }: { person: Manager; children?: ReactNode }) {
  return (
    <article className={styles.person}>
      <div className={styles.portrait}>
        <Picture src={person.image} alt="" ratio="4 / 5" sizes="(min-width: 768px) 18rem, 60vw" />
      </div>
      <div>
        <h2 className={styles.name}>{person.name}</h2>
        <p className={styles.position}>{person.position}</p>
        <RichText markup={person.description} headings={3} />
        {children}
      </div>
    </article>
  );
}
