import { Picture } from '@/components/ui/picture';
import type { Partner } from '@/lib/content/types';
import styles from './media.module.css';

/** Logo and name; the name leads to the partner's own site when there is one. */
export function Partners({ partners }: { partners: readonly Partner[] }) {
  return (
    <ul role="list" className={styles.partners}>
      {partners.map(({ id, name, logo, url }) => (
        <li key={id}>
          <div className={styles.logo}>
            <Picture src={logo} alt="" ratio="23 / 6" fit="contain" sizes="(min-width: 768px) 25vw, 50vw" />
          </div>
          <h2 className={styles.partnerName}>
            {url === undefined ? (
              name
            ) : (
              <a href={url} rel="noopener noreferrer">
                {name}
              </a>
            )}
          </h2>
        </li>
      ))}
    </ul>
  );
}
