import type { ComponentProps } from 'react';
import { MonthlyDays } from './MonthlyDays.tsx';

type Props = ComponentProps<typeof MonthlyDays> & { title: string };

/** Generated quests that need no decision, out of the way until somebody looks. */
export function FoldedDays({ title, rows, ...shared }: Props) {
  if (rows.length === 0) return null;
  return (
    <details className="monthly-folded">
      <summary>{title}</summary>
      <MonthlyDays rows={rows} {...shared} />
    </details>
  );
}
