import { cx } from './cx';
import styles from './staff.module.css';

type StaffProps = {
  /** Closes the section with a final barline. */
  final?: boolean | undefined;
  /** Draws a whole rest in the middle of the bar. */
  rest?: boolean | undefined;
  className?: string | undefined;
};

/** The five-line staff, the site's ruler. */
export function Staff({ final, rest, className }: StaffProps) {
  return (
    <div aria-hidden="true" className={cx(styles.staff, final && styles.final, className)}>
      {rest ? <span className={styles.rest} /> : null}
    </div>
  );
}
