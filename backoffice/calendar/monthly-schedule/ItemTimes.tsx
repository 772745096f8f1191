import { consoleMonthlyScheduleTexts } from '#domain/texts/generated/console-monthly-schedule.ts';
import { textsOf } from '../../language/console-locale.ts';
import { endsNextDay, type ReviewAction, type ReviewRow } from './monthly-review-rows.ts';

const STEP_SECONDS = 300;

type Props = { row: ReviewRow; isDisabled: boolean; dispatch: (action: ReviewAction) => void };

/** Start and end of a generated quest; one without an end only has an «at». */
export function ItemTimes({ row: { id, item }, isDisabled, dispatch }: Props) {
  const t = textsOf(consoleMonthlyScheduleTexts);
  const { start_time: start, end_time: end } = item;
  return (
    <div className="monthly-times">
      <label>
        {end === null ? t.at : t.from}
        <input
          type="time"
          step={STEP_SECONDS}
          value={start}
          disabled={isDisabled}
          onChange={({ target }) => dispatch({ type: 'times', id, start: target.value })}
        />
      </label>
      {end !== null && (
        <label>
          {t.to}
          <input
            type="time"
            step={STEP_SECONDS}
            value={end}
            disabled={isDisabled}
            onChange={({ target }) => dispatch({ type: 'times', id, end: target.value })}
          />
        </label>
      )}
      {endsNextDay(item) && <span className="monthly-next-day">{t.nextDay}</span>}
    </div>
  );
}
