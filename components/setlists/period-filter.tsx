import { useId } from 'react';
import styles from './setlists.module.css';

/** `shown` is announced when a choice is made: "15 programmes of 70". */
export type PeriodChoice = { value: string; label: string; shown: string };
export type PeriodGroup = { label: string; choices: PeriodChoice[] };

type PeriodFilterProps = {
  label: string;
  all: PeriodChoice;
  groups: readonly PeriodGroup[];
  period: string;
  onChoose: (period: string) => void;
};

const option = ({ value, label }: PeriodChoice) => (
  <option key={value} value={value}>
    {label}
  </option>
);

/** A season or calendar year and its number of programmes. */
export function PeriodFilter({ label, all, groups, period, onChoose }: PeriodFilterProps) {
  const id = useId();
  const chosen = groups.flatMap(({ choices }) => choices).find(({ value }) => value === period) ?? all;
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={period}
        onChange={(event) => onChoose(event.target.value)}
        className={styles.select}
      >
        {option(all)}
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            {group.choices.map(option)}
          </optgroup>
        ))}
      </select>
      <p role="status" className={styles.shown}>
        {chosen.shown}
      </p>
    </div>
  );
}
