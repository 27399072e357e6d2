import { getLocale, getTranslations } from 'next-intl/server';
import { Empty } from '@/components/ui/empty';
import { JumpList } from '@/components/ui/jump-list';
import { MoreLink } from '@/components/ui/more-link';
import { foundingYear } from '@/content/site';
import type { MemberGroup } from '@/lib/content/types';
import { href } from '@/lib/routing/routes';
import { HistoryFrame } from './history-frame';
import styles from './history.module.css';

/** Scroll to a letter, in milliseconds (product §9). */
const letterMs = 1000;

const anchor = (letter: string) => `litera-${letter}`;

/** Members grouped by letter, as the API groups them, each in the colour of their voice part. */
export async function Members({ groups }: { groups: MemberGroup[] }) {
  const locale = await getLocale();
  const t = await getTranslations('history');
  const count = groups.reduce((sum, { persons }) => sum + persons.length, 0);
  return (
    <HistoryFrame section="members" lead={t('membersLead', { count })}>
      {count === 0 && <Empty title={t('empty')} />}
      <JumpList
        label={t('letters')}
        durationMs={letterMs}
        items={groups.map(({ letter }) => ({
          id: anchor(letter),
          label: letter,
          description: t('letter', { letter }),
        }))}
      />
      {groups.map(({ letter, persons }) => (
        <section
          key={letter}
          id={anchor(letter)}
          className={styles.letterGroup}
          aria-label={t('letter', { letter })}
        >
          <h2 className={styles.letter}>{letter}</h2>
          <ul role="list" className={styles.members}>
            {persons.map(({ name, position, voice }, index) => (
              <li key={index} className={voice && `voice-${voice}`}>
                <span className={styles.memberName}>{name}</span>
                <span className={styles.position}>{position}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className={styles.more}>
        <MoreLink href={href(locale, 'team')}>{t('team', { year: foundingYear })}</MoreLink>
      </p>
    </HistoryFrame>
  );
}
