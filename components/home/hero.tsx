import { getTranslations } from 'next-intl/server';
import { Playhead } from '@/components/player/playhead';
import { ButtonLink } from '@/components/ui/button';
import { Words } from '@/components/ui/words';
import { site } from '@/content/site';
import styles from './hero.module.css';

export type HeroText = { eyebrow: string; titleLines: string[]; lead: string; imageAlt: string };

/** The name over ten staves of Lotti's Crucifixus; the playhead crosses them while a song plays. */
export async function Hero({ text }: { text: HeroText }) {
  const t = await getTranslations('home');
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <p className={styles.eyebrow}>{text.eyebrow}</p>
        <h1 id="main-heading" tabIndex={-1} className={styles.title}>
          {text.titleLines.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <p className={styles.lead}>
          <Words text={text.lead} />
        </p>
        <div className={styles.actions}>
          <ButtonLink href={site.ticketUrl} size="large">
            {t('tickets')}
          </ButtonLink>
          <ButtonLink href="#player" variant="ghost" size="large">
            {t('listen')}
          </ButtonLink>
        </div>
      </div>
      <div className={styles.score}>
        <div className={styles.staves}>
          {/* In a <picture>, because pages that prefetch this one would also load a bare image. */}
          <picture>
            <img
              src="/art/hero/crucifixus.svg"
              alt={text.imageAlt}
              width={3962}
              height={1049}
              fetchPriority="high"
            />
          </picture>
          <Playhead className={styles.playhead} />
        </div>
      </div>
    </section>
  );
}
