import type { ComponentProps } from 'react';
import { MonthlyDays } from './MonthlyDays.tsx';

type Props = ComponentProps<typeof MonthlyDays> & { one: string; many: string; what: string };

/** Generated quests that need no decision, out of the way until somebody looks. */
export function FoldedDays({ one, many, what, rows, ...shared }: Props) {
  if (rows.length === 0) return null;
  return (
    <details className="monthly-folded">
      <summary>
        {rows.length === 1 ? one : `${rows.length} ${many}`} {what}
      </summary>
      <MonthlyDays rows={rows} {...shared} />
    </details>
  );
}
