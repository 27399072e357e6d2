import { artwork } from '@/lib/assets/artwork';
import styles from './contact.module.css';

const light = '/art/map/harta.webp';
const dark = '/art/map/harta-dark.webp';

/** The site's own map, drawn for the light and the dark scheme. */
export function DrawnMap({ alt }: { alt: string }) {
  return (
    <picture>
      <source media="screen and (prefers-color-scheme: dark)" srcSet={dark} {...artwork(dark)} />
      <img src={light} {...artwork(light)} alt={alt} decoding="async" className={styles.drawn} />
    </picture>
  );
}
