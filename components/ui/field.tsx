import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { cx } from './cx';
import styles from './field.module.css';

type Texts = {
  label: ReactNode;
  help?: ReactNode;
  /** Shown and tied to the field when set. */
  error?: ReactNode;
  /** A word such as „opțional”, after the label. */
  hint?: ReactNode;
};

type Ids = { id: string; help: string; error: string };

function useIds(own: string | undefined): Ids {
  const generated = useId();
  const id = own ?? generated;
  return { id, help: `${id}-help`, error: `${id}-error` };
}

function describe(ids: Ids, { help, error }: Pick<Texts, 'help' | 'error'>) {
  const list = [help && ids.help, error && ids.error].filter(Boolean).join(' ');
  return {
    'aria-describedby': list === '' ? undefined : list,
    'aria-invalid': error ? (true as const) : undefined,
  };
}

function Help({ ids, help }: { ids: Ids; help: ReactNode }) {
  if (!help) return null;
  return (
    <p id={ids.help} className={styles.help}>
      {help}
    </p>
  );
}

/** The paragraph is always there, so that a screen reader hears the error when it arrives. */
function FieldError({ ids, error }: { ids: Ids; error: ReactNode }) {
  return (
    <p id={ids.error} className={styles.error} aria-live="polite">
      {error}
    </p>
  );
}

function Label({ label, hint }: Pick<Texts, 'label' | 'hint'>) {
  return (
    <>
      {label}
      {hint ? <span className={styles.hint}> {hint}</span> : null}
    </>
  );
}

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
