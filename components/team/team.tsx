import { getTranslations } from 'next-intl/server';
import { PageFrame } from '@/components/ui/page-frame';
import { MoreLink } from '@/components/ui/more-link';
import { SectionHead } from '@/components/ui/section-head';
import { voiceParts } from '@/lib/content/roster';
import type { VoicePart } from '@/lib/content/types';
import type { Locale } from '@/lib/i18n/locales';
import { currentMembers, founders, seasons } from '@/lib/content/roster';
import type { RosterMember } from '@/lib/content/roster';
import type { Conductor, TeamPage, TeamPerson } from '@/lib/content/texts/team';
import { href } from '@/lib/routing/routes';
import styles from './team.module.css';

type Line = { name: string; note?: string | undefined };

function Posts({ title, people, note }: { title: string; people: Line[]; note?: string }) {
  return (
    <section className={styles.posts}>
      <h2 className={styles.postTitle}>{title}</h2>
      <ul role="list" className={styles.people}>
        {people.map((person) => (
          <li key={person.name}>
            {person.name}
            {person.note && <span className={styles.note}>{person.note}</span>}
          </li>
        ))}
      </ul>
      {note && <p className={styles.remark}>{note}</p>}
    </section>
  );
}

const years = (conductor: Conductor): Line => ({ name: conductor.name, note: seasons(conductor) });
/** Romanian has separate words for male and female founders. */
const foundersKey = (voice: VoicePart) =>
  voice === 'soprano' || voice === 'alto' ? 'foundersWomen' : 'founders';
const posts = ({ name, position }: TeamPerson): Line => ({ name, note: position });

type VoiceProps = {
  label: string;
  voice: string;
  people: RosterMember[];
  count: string;
  mark: string;
  dated?: boolean;
};

function Voice({ label, voice, people, count, mark, dated }: VoiceProps) {
  return (
    <section className={`${styles.voice} voice-${voice}`}>
      <h3 className={styles.voiceTitle}>
        {label} <span className={styles.note}>{count}</span>
      </h3>
      <ul role="list" className={dated ? styles.roster : styles.people}>
        {people.map((person) => (
          <li key={`${person.name} ${person.from}`}>
            {person.name}
            {person.founder && (
              <abbr title={mark} className={styles.mark}>
                {' '}
                *
              </abbr>
            )}
            {dated && <span className={styles.note}>{seasons(person)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

type TeamProps = { locale: Locale; page: TeamPage };

async function Voices({ locale, page, all }: TeamProps & { all: boolean }) {
  const t = await getTranslations({ locale, namespace: 'team' });
  return (
    <div className={styles.voices}>
      {voiceParts.map((voice) => {
        const people = all ? page.roster[voice] : currentMembers(page.roster[voice]);
        return (
          <Voice
            key={voice}
            label={page.voices[voice]}
            voice={voice}
            people={people}
            count={
              all
                ? t(foundersKey(voice), { count: founders(people).length })
                : t('people', { count: people.length })
            }
            mark={page.notes.founderMark}
            dated={all}
          />
        );
      })}
    </div>
  );
}

/** Conductors, management, present and past singers, foundation and exhibition (product §2). */
export async function Team({ locale, page }: TeamProps) {
  const t = await getTranslations({ locale, namespace: 'team' });
  const { sections, notes } = page;
  return (
    <PageFrame locale={locale} title={page.title} lead={page.lead}>
      <div className={styles.offices}>
        <Posts
          title={sections.honoraryDirector}
          people={[{ name: page.honoraryDirector.name }]}
          note={notes.honoraryDirector}
        />
        <Posts title={sections.principalConductor} people={[years(page.principalConductor)]} />
        <Posts title={sections.secondConductors} people={page.secondConductors.map(years)} />
        <Posts title={sections.guestConductors} people={page.guestConductors} />
        <Posts title={sections.formerConductors} people={page.principalConductors.map(years)} />
        <Posts title={sections.managers} people={page.managers.map(posts)} />
      </div>
      <section className={styles.section} aria-labelledby="current">
        <SectionHead
          id="current"
          title={sections.currentMembers}
          aside={
            <MoreLink href={href(locale, 'history-section', { section: 'members' })}>{t('members')}</MoreLink>
          }
        />
        <Voices locale={locale} page={page} all={false} />
      </section>
      <section className={styles.section} aria-labelledby="all">
        <SectionHead id="all" title={sections.allMembers} />
        <p className={styles.remark}>{notes.allMembers}</p>
        <p className={styles.remark}>
          <span className={styles.mark}>*</span> {notes.founderMark}
        </p>
        <Voices locale={locale} page={page} all />
        <p className={styles.remark}>{notes.missing}</p>
      </section>
      <div className={styles.offices}>
        <Posts
          title={sections.foundation}
          people={page.foundation.people.map(posts)}
          note={notes.foundation}
        />
        <Posts
          title={sections.exhibition}
          people={page.exhibition.people.map(posts)}
          note={notes.exhibition}
        />
      </div>
    </PageFrame>
  );
}
