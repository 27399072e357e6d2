import { useId, type ReactNode } from 'react';
import styles from './field.module.css';

export type Texts = {
  label: ReactNode;
  help?: ReactNode;
  /** Shown and tied to the field when set. */
  error?: ReactNode;
  /** A word such as „opțional”, after the label. */
  hint?: ReactNode;
};

type Ids = { id: string; help: string; error: string };

export function useIds(own: string | undefined): Ids {
  const generated = useId();
  const id = own ?? generated;
  return { id, help: `${id}-help`, error: `${id}-error` };
}

export function describe(ids: Ids, { help, error }: Pick<Texts, 'help' | 'error'>) {
  const list = [help && ids.help, error && ids.error].filter(Boolean).join(' ');
  return {
    'aria-describedby': list === '' ? undefined : list,
    'aria-invalid': error ? (true as const) : undefined,
  };
}

export function Help({ ids, help }: { ids: Ids; help: ReactNode }) {
  if (!help) return null;
  return (
    <p id={ids.help} className={styles.help}>
      {help}
    </p>
  );
}

/** The paragraph is always present, so that screen readers announce an error when it appears. */
export function FieldError({ ids, error }: { ids: Ids; error: ReactNode }) {
  return (
    <p id={ids.error} className={styles.error} aria-live="polite">
      {error}
    </p>
  );
}

export function Label({ label, hint }: Pick<Texts, 'label' | 'hint'>) {
  return (
    <>
      {label}
      {hint ? <span className={styles.hint}> {hint}</span> : null}
    </>
  );
}
