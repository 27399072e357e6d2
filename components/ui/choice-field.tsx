import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from './cx';
import { describe, FieldError, Help, useIds, type Texts } from './field-parts';
import styles from './field.module.css';

export type RadioOption = {
  value: string;
  label: ReactNode;
  help?: ReactNode;
  disabled?: boolean | undefined;
};

type RadioGroupProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'defaultValue' | 'children'> &
  Omit<Texts, 'hint'> & {
    name: string;
    options: readonly RadioOption[];
    defaultValue?: string | undefined;
    /** Controlled use; leave out with react-hook-form's `register`. */
    value?: string | undefined;
  };

export function RadioGroup(props: RadioGroupProps) {
  const { label, help, error, id, className, options, defaultValue, value, disabled, ...input } = props;
  const ids = useIds(id);
  return (
    <fieldset className={cx(styles.field, className)} id={ids.id} {...describe(ids, { help, error })}>
      <legend className={styles.label}>{label}</legend>
      <Help ids={ids} help={help} />
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            {...input}
            type="radio"
            value={option.value}
            disabled={disabled ?? option.disabled}
            {...(value === undefined
              ? { defaultChecked: defaultValue === option.value }
              : { checked: value === option.value })}
          />
          <span>
            {option.label}
            {option.help ? <span className={styles.choiceHelp}>{option.help}</span> : null}
          </span>
        </label>
      ))}
      <FieldError ids={ids} error={error} />
    </fieldset>
  );
}

type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & Omit<Texts, 'hint'>;

export function Checkbox({ label, help, error, id, className, ...input }: CheckboxProps) {
  const ids = useIds(id);
  return (
    <div className={cx(styles.field, className)}>
      <label className={styles.choice}>
        <input id={ids.id} type="checkbox" {...describe(ids, { help, error })} {...input} />
        <span>{label}</span>
      </label>
      <Help ids={ids} help={help} />
      <FieldError ids={ids} error={error} />
    </div>
  );
}
