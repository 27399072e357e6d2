import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx';
import { describe, FieldError, Help, Label, useIds, type Texts } from './field-parts';
import styles from './field.module.css';

export { Checkbox, RadioGroup } from './choice-field';

type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, 'type'> &
  Texts & { type?: 'text' | 'tel' | 'email' | 'search' | 'number' | undefined };

export function TextField({
  label,
  help,
  error,
  hint,
  id,
  className,
  type = 'text',
  ...input
}: TextFieldProps) {
  const ids = useIds(id);
  return (
    <div className={cx(styles.field, className)}>
      <label htmlFor={ids.id} className={styles.label}>
        <Label label={label} hint={hint} />
      </label>
      <Help ids={ids} help={help} />
      <input
        id={ids.id}
        type={type}
        className={styles.input}
        {...describe(ids, { help, error })}
        {...input}
      />
      <FieldError ids={ids} error={error} />
    </div>
  );
}

type TextAreaProps = ComponentPropsWithRef<'textarea'> & Texts;

export function TextArea({ label, help, error, hint, id, className, rows = 3, ...input }: TextAreaProps) {
  const ids = useIds(id);
  return (
    <div className={cx(styles.field, className)}>
      <label htmlFor={ids.id} className={styles.label}>
        <Label label={label} hint={hint} />
      </label>
      <Help ids={ids} help={help} />
      <textarea
        id={ids.id}
        rows={rows}
        className={styles.input}
        {...describe(ids, { help, error })}
        {...input}
      />
      <FieldError ids={ids} error={error} />
    </div>
  );
}
