import type { ReactNode } from 'react';
import { RichText } from '@/components/rich-text/rich-text';
import type { Crumb } from '@/components/ui/breadcrumbs';
import { PageFrame } from '@/components/ui/page-frame';
import type { Markup } from '@/lib/content/types';
import styles from './text-page.module.css';

type TextPageProps = {
  text: { title: string; lead: string; body: Markup };
  above?: readonly Crumb[];
  /** Above the text: a state, a date. */
  notice?: ReactNode;
  /** Below the text. */
  children?: ReactNode;
};

/** A page that is one running text. */
export function TextPage({ text, above, notice, children }: TextPageProps) {
  return (
    <PageFrame title={text.title} lead={text.lead} {...(above && { above })}>
      {notice}
      <RichText markup={text.body} inColumns className={styles.body} />
      {children}
    </PageFrame>
  );
}
