import { consoleFormats } from '../../language/console-formats.ts';
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
  const { longDate } = consoleFormats();
  const days = Map.groupBy(rows, ({ item }) => item.date);
  return [...days].map(([day, ofDay]) => (
    <section key={day} aria-label={longDate(day)} className="monthly-day">
      <h3>{longDate(day)}</h3>
      {ofDay.map((row) => (
        <MonthlyItemRow key={row.id} row={row} {...shared} />
      ))}
    </section>
  ));
}
