import { Checkbox, RadioGroup, TextArea, TextField } from '@/components/ui/field';
import styles from './parts.module.css';
import type { PartsProps } from './samples';
import { Part, Shelf } from './shelf';

export function Forms({ say }: PartsProps) {
  const { label, help, hint, error } = say;
  const options = say.choices.map((choice, index) => ({
    value: String(index),
    label: choice,
    help: index === 1 ? help : undefined,
    disabled: index === 2,
  }));
  return (
    <Shelf title="Forms">
      <Part name="field: plain, with help and hint, filled, wrong, off">
        <div className={styles.narrow}>
          <TextField label={label} />
          <TextField label={label} help={help} hint={hint} />
          <TextField label={label} defaultValue="Ștefania Țurcanu" />
          <TextField label={label} help={help} error={error} />
          <TextField label={label} disabled defaultValue="Ștefania Țurcanu" />
        </div>
      </Part>
      <Part name="field: text area, plain and wrong">
        <div className={styles.narrow}>
          <TextArea label={label} help={help} />
          <TextArea label={label} error={error} />
        </div>
      </Part>
      <Part name="choice-field: radio group with one off, and wrong">
        <div className={styles.narrow}>
          <RadioGroup label={label} name="plain" options={options} defaultValue="0" />
          <RadioGroup label={label} name="wrong" options={options} error={error} />
        </div>
      </Part>
      <Part name="choice-field: checkbox, checked, wrong, off">
        <div className={styles.narrow}>
          <Checkbox label={say.agree} />
          <Checkbox label={say.agree} defaultChecked />
          <Checkbox label={say.agree} error={error} />
          <Checkbox label={say.agree} disabled />
        </div>
      </Part>
    </Shelf>
  );
}
