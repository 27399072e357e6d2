/** What became of a share: `shown` when the address could not be copied and stands in the page instead. */
export type Shared = 'copied' | 'shown' | 'left';

export async function copyAddress(address: string): Promise<Shared> {
  try {
    // There is no clipboard on a page that came unencrypted, and a browser may refuse it.
    await navigator.clipboard.writeText(address);
    return 'copied';
  } catch {
    return 'shown';
  }
}

/** Whether the device has a way of its own to share. */
export const canShare = (): boolean => 'share' in navigator;

/** By the device's own way where there is one, else into the clipboard. */
export async function shareAddress(address: string, title: string): Promise<Shared> {
  if (!canShare()) return copyAddress(address);
  try {
    await navigator.share({ title, url: address });
    return 'left';
  } catch (reason) {
    const changedMind = reason instanceof DOMException && reason.name === 'AbortError';
    return changedMind ? 'left' : copyAddress(address);
  }
}
