import type { ComponentPropsWithoutRef } from 'react';

type ClaimFieldProps = {
  name: string;
  label: string;
  help: string;
  value: string;
  /** The page tells in `#problem` what is wrong; it does not know with which field. */
  invalid: boolean;
  input: ComponentPropsWithoutRef<'input'>;
};

export function ClaimField({ name, label, help, value, invalid, input }: ClaimFieldProps) {
  const helpId = `${name}-help`;
  return (
    <div className="private-field">
      <label htmlFor={name} className="private-label">
        {label}
      </label>
      <input
        className="private-input"
        id={name}
        name={name}
        defaultValue={value}
        required
        maxLength={40}
        aria-invalid={invalid || undefined}
        aria-describedby={invalid ? `problem ${helpId}` : helpId}
        {...input}
      />
      <p id={helpId} className="private-help">
        {help}
      </p>
    </div>
  );
}
