import { formatLongDate } from '#domain/text/format.ts';
import type { CharityBooks } from '../../stamps/collection/stamp-collection.ts';
import { MonthlyItemRow } from './MonthlyItemRow.tsx';
import type { ReviewAction, ReviewGround, ReviewRow } from './monthly-review-rows.ts';

type Props = {
  rows: readonly ReviewRow[];
  ground: ReviewGround;
  books: CharityBooks;
  dispatch: (action: ReviewAction) => void;
};

/** Generated quests under the date of each. */
export function MonthlyDays({ rows, ...shared }: Props) {
  const days = Map.groupBy(rows, ({ item }) => item.date);
  return [...days].map(([day, ofDay]) => (
    <section key={day} aria-label={formatLongDate(day)} className="monthly-day">
      <h3>{formatLongDate(day)}</h3>
      {ofDay.map((row) => (
        <MonthlyItemRow key={row.id} row={row} {...shared} />
      ))}
    </section>
  ));
}
