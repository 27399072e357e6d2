import { clientWords } from '@/lib/i18n/client-words';
import { ShareButton } from './share-button';

/** The button under a page with which it is passed on. */
export async function SharePage({ title }: { title: string }) {
  return (
    <ShareButton title={title} words={await clientWords('share', ['share', 'copy', 'copied', 'byHand'])} />
  );
}
