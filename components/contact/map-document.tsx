import { getLocale, getTranslations } from 'next-intl/server';
import { site } from '@/content/site';
import { mapLink } from './map-link';
import { TerrainMap } from './terrain-map';
import styles from './terrain-map.module.css';

/** The contents of the contact page's frame. */
export async function MapDocument({ apiKey }: { apiKey: string }) {
  const locale = await getLocale();
  const t = await getTranslations('contact');
  const labels = { place: site.name[locale], loading: t('mapLoading'), failed: t('mapFailed') };
  return (
    <div className={styles.document}>
      <h1 className="visually-hidden">{t('frame', { name: site.name[locale] })}</h1>
      <TerrainMap
        {...{ apiKey, locale, labels, ...site.contact.map }}
        region={site.contact.address.countryCode}
      >
        <p>
          {/* Opens in a new window, because the frame may only show pages of this site. */}
          <a href={mapLink()} target="_blank" rel="noopener noreferrer">
            {t('outside')} ({t('newWindow')})
          </a>
        </p>
      </TerrainMap>
    </div>
  );
}
