import { useId, type ReactNode } from 'react';
import { cx } from './cx';
import styles from './data-table.module.css';

export type Column = { key: string; label: ReactNode; numeric?: boolean | undefined };
export type Row = { key: string; cells: readonly ReactNode[] };

type DataTableProps = {
  caption: ReactNode;
  hideCaption?: boolean | undefined;
  columns: readonly Column[];
  /** The first cell of each row is its header. */
  rows: readonly Row[];
  className?: string | undefined;
};

/** Scrolls sideways on its own on narrow screens, also with the keyboard. */
export function DataTable({ caption, hideCaption, columns, rows, className }: DataTableProps) {
  const id = useId();
  return (
    <div className={cx(styles.scroll, className)} role="region" aria-labelledby={id} tabIndex={0}>
      <table className={styles.table}>
        <caption id={id} className={cx(styles.caption, hideCaption && 'visually-hidden')}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={column.numeric ? styles.numeric : undefined}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              {columns.map((column, index) => {
                const className = column.numeric ? styles.numeric : undefined;
                return index === 0 ? (
                  <th key={column.key} scope="row" className={className}>
                    {row.cells[index]}
                  </th>
                ) : (
                  <td key={column.key} className={className}>
                    {row.cells[index]}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
