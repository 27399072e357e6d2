/** How a voice is set: `volume` from 0 to 1. */
export type VoiceSetting = { solo: boolean; mute: boolean; volume: number };

export const plainSetting: VoiceSetting = { solo: false, mute: false, volume: 1 };

/** A few voices alone are as loud together as all were: 6 dB for one of four, 10 dB for one of ten, at most. */
const loudest = Math.sqrt(10);

/** Linear gain of each voice. Solo leaves only the solo voices; a muted voice is silent even then. */
export function gainsOf(settings: readonly VoiceSetting[]): number[] {
  const solos = settings.filter(({ solo, mute }) => solo && !mute).length;
  const anySolo = settings.some(({ solo }) => solo);
  const boost = solos > 0 ? Math.min(Math.sqrt(settings.length / solos), loudest) : 1;
  return settings.map(({ solo, mute, volume }) => (mute || (anySolo && !solo) ? 0 : volume * boost));
}
