import { getLocale, getTranslations } from 'next-intl/server';
import { env } from '@/lib/server/env';
import { href } from '@/lib/routing/routes';
import { site } from '@/content/site';
import styles from './contact.module.css';
import { DrawnMap } from './drawn-map';
import { InteractiveMap } from './interactive-map';
import { mapLink } from './map-link';

/** The drawn map, and with a key the offer of Google's, which loads only on request (reading 60). */
export async function MapFigure({ alt }: { alt: string }) {
  const locale = await getLocale();
  const t = await getTranslations('contact');
  const { map } = site.contact;
  const drawn = <DrawnMap alt={alt} />;
  const labels = {
    open: t('interactive'),
    close: t('close'),
    note: t('note'),
    frame: t('frame', { name: site.name[locale] }),
  };
  const degrees = new Intl.NumberFormat(locale, { minimumFractionDigits: 3 });
  return (
    <figure className={styles.map}>
      {env().googleMapsApiKey === undefined ? (
        drawn
      ) : (
        <InteractiveMap src={href(locale, 'contact-map')} labels={labels}>
          {drawn}
        </InteractiveMap>
      )}
      <figcaption className={styles.caption}>
        <span className="lining">
          {degrees.format(map.latitude)}° N, {degrees.format(map.longitude)}° E
        </span>
        <a href={mapLink()} rel="noopener noreferrer">
          {t('outside')}
        </a>
      </figcaption>
    </figure>
  );
}
