import Link from 'next/link';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './button.module.css';
import { cx } from './cx';

export type ButtonVariant = 'primary' | 'ghost' | 'quiet';
export type ButtonSize = 'small' | 'medium' | 'large';

type Look = {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  wide?: boolean | undefined;
};

const variantClass: Record<ButtonVariant, string | undefined> = {
  primary: styles.primary,
  ghost: styles.ghost,
  quiet: styles.quiet,
};

function look({ variant = 'primary', size = 'medium', wide }: Look, className?: string): string {
  return cx(styles.button, variantClass[variant], styles[size], wide && styles.wide, className);
}

type ButtonProps = ComponentPropsWithRef<'button'> & Look;

export function Button({ variant, size, wide, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={look({ variant, size, wide }, className)} {...rest} />;
}

type ButtonLinkProps = Look & {
  href: string;
  children: ReactNode;
  className?: string | undefined;
  lang?: string | undefined;
  /** Set for a file: the browser saves it. */
  download?: boolean | string | undefined;
  'aria-label'?: string | undefined;
};

/** A link that looks like a button. External addresses and files are plain anchors. */
export function ButtonLink({ variant, size, wide, className, href, download, ...rest }: ButtonLinkProps) {
  const classes = look({ variant, size, wide }, className);
  if (/^https?:/.test(href)) return <a href={href} className={classes} rel="noopener noreferrer" {...rest} />;
  if (download !== undefined || /^[a-z]+:/.test(href)) {
    return <a href={href} className={classes} download={download} {...rest} />;
  }
  return <Link href={href} className={classes} {...rest} />;
}
