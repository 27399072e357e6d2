const pad = (value: number) => String(value).padStart(2, '0');

function parts(seconds: number): [hours: number, minutes: number, seconds: number] {
  const whole = Number.isFinite(seconds) && seconds > 0 ? Math.floor(seconds) : 0;
  return [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
}

/**
 * Position or length of a track in seconds as `mm:ss` (product §4); `00:00` while it is not known. Hours (`h:mm:ss`)
 * appear only for a track of an hour or more (reading 26); `of` is that track's length in seconds.
 */
export function clock(seconds: number | null, of: number | null = seconds): string {
  const [hours, minutes, rest] = parts(seconds ?? 0);
  const needsHours = hours > 0 || parts(of ?? 0)[0] > 0;
  return needsHours ? `${hours}:${pad(minutes)}:${pad(rest)}` : `${pad(minutes)}:${pad(rest)}`;
}

/** The same without the leading zero, `0:55`, for the playlist and for speech. */
export function length(seconds: number | null): string {
  const [hours, minutes, rest] = parts(seconds ?? 0);
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(rest)}` : `${minutes}:${pad(rest)}`;
}
