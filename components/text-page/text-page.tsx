import type { ReactNode } from 'react';
import { RichText } from '@/components/rich-text/rich-text';
import { Figure } from '@/components/ui/figure';
import { PageFrame } from '@/components/ui/page-frame';
import type { TextPage as Text } from '@/lib/content/texts/text-page';
import styles from './text-page.module.css';

type TextPageProps = { text: Text; eyebrow?: ReactNode };

/** A page that is one running text, with a picture above it if it has one. */
export function TextPage({ text, eyebrow }: TextPageProps) {
  return (
    <PageFrame title={text.title} lead={text.lead} eyebrow={eyebrow}>
      {text.image && (
        <Figure {...text.image} sizes="(min-width: 992px) 25vw, 50vw" className={styles.picture} />
      )}
      <RichText markup={text.body} inColumns />
    </PageFrame>
  );
}
