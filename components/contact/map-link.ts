import { site } from '@/content/site';

/** The place on OpenStreetMap, with a marker. It is a plain link; nothing is loaded from there. */
export function mapLink(): string {
  const { latitude, longitude, zoom } = site.contact.map;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`;
}
