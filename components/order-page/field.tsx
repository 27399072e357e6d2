import type { ReactNode } from 'react';

type FieldProps = {
  name: string;
  label: ReactNode;
  hint?: string | undefined;
  help?: string | undefined;
  error?: string | undefined;
  value: string;
  autoComplete: string;
  required?: boolean | undefined;
  /** Of a text of several lines. */
  rows?: number | undefined;
  type?: 'text' | 'tel' | undefined;
  /** The first field that is wrong takes the focus when the form comes back. */
  first?: boolean | undefined;
};

export const fieldId = (name: string) => `order-${name}`;

export function describedBy(name: string, help: unknown, error: unknown) {
  const id = fieldId(name);
  const ids = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined };
}

export function Help({ name, children }: { name: string; children: ReactNode }) {
  return children ? (
    <span id={`${fieldId(name)}-help`} className="private-help">
      {children}
    </span>
  ) : null;
}

export function FieldError({ name, children }: { name: string; children: ReactNode }) {
  return children ? (
    <span id={`${fieldId(name)}-error`} className="private-error">
      {children}
    </span>
  ) : null;
}

export function Field(props: FieldProps) {
  const { name, label, hint, help, error, value, rows, type, first, required, autoComplete } = props;
  const control = {
    ...{ id: fieldId(name), name, autoComplete, className: 'private-input' },
    ...{ defaultValue: value, autoFocus: first, 'aria-required': required },
    ...describedBy(name, help, error),
  };
  return (
    <div className="private-field">
      <label htmlFor={control.id} className="private-label">
        {label}
        {hint ? <span className="private-help"> {hint}</span> : null}
      </label>
      <Help name={name}>{help}</Help>
      {rows === undefined ? (
        <input type={type ?? 'text'} {...control} />
      ) : (
        <textarea rows={rows} {...control} />
      )}
      <FieldError name={name}>{error}</FieldError>
    </div>
  );
}

type ChoiceProps = {
  name: string;
  legend: string;
  help?: string | undefined;
  error?: string | undefined;
  chosen: number;
  options: readonly { value: number; label: string; help?: string; disabled?: boolean }[];
  first?: boolean | undefined;
};

/** One of several, all in view. */
export function Choice({ name, legend, help, error, chosen, options, first }: ChoiceProps) {
  return (
    <fieldset className="private-field" id={fieldId(name)} {...describedBy(name, help, error)}>
      <legend>{legend}</legend>
      <Help name={name}>{help}</Help>
      {options.map((option) => (
        <label key={option.value} className="private-choice">
          <input
            type="radio"
            name={name}
            value={option.value}
            defaultChecked={option.value === chosen}
            disabled={option.disabled}
            autoFocus={first && option.value === chosen}
          />
          <span>
            {option.label}
            {option.help ? <span className="private-help"> {option.help}</span> : null}
          </span>
        </label>
      ))}
      <FieldError name={name}>{error}</FieldError>
    </fieldset>
  );
}

type BoxProps = {
  name: string;
  label: ReactNode;
  error?: string | undefined;
  ticked: boolean;
  required?: boolean | undefined;
  first?: boolean | undefined;
};

export function Box({ name, label, error, ticked, required, first }: BoxProps) {
  return (
    <div className="private-field">
      <label className="private-choice">
        <input
          type="checkbox"
          id={fieldId(name)}
          name={name}
          defaultChecked={ticked}
          aria-required={required}
          autoFocus={first}
          {...describedBy(name, undefined, error)}
        />
        <span>{label}</span>
      </label>
      <FieldError name={name}>{error}</FieldError>
    </div>
  );
}
