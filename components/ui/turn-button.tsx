import styles from './turn-button.module.css';

const paths = { previous: 'M12.5 3l-7 7 7 7', next: 'M7.5 3l7 7-7 7' };

type TurnButtonProps = {
  direction: 'previous' | 'next';
  label: string;
  /** Set when there may be nothing to turn to: the button then keeps its place and its focus. */
  enabled?: boolean;
  onTurn: () => void;
};

/** An arrow that leads to the page or picture beside this one. */
export function TurnButton({ direction, label, enabled = true, onTurn }: TurnButtonProps) {
  return (
    <button
      type="button"
      className={styles.turn}
      aria-label={label}
      aria-disabled={!enabled}
      onClick={onTurn}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d={paths[direction]} fill="none" stroke="currentColor" strokeWidth="1.6" />
      </svg>
    </button>
  );
}
