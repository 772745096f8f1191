import { memo } from 'react';
import { joinParts } from '#domain/text/joined-parts.ts';
import { consoleMonthlyScheduleTexts } from '#domain/texts/generated/console-monthly-schedule.ts';
import { asWritten } from '../../language/as-written.ts';
import { consoleFormats } from '../../language/console-formats.ts';
import { textsOf } from '../../language/console-locale.ts';
import { StampArt } from '../../stamps/collection/StampArt.tsx';
import type { CharityBooks, ReservingGuild } from '../../stamps/collection/stamp-collection.ts';
import {
  endsNextDay,
  isDecided,
  problemOfItem,
  type ReviewAction,
  type ReviewGround,
  type ReviewRow,
  standingText,
} from './monthly-review-rows.ts';

type Props = {
  row: ReviewRow;
  ground: ReviewGround;
  books: CharityBooks;
  dispatch: (action: ReviewAction) => void;
};

/** Row of a generated quest: its times, whether it's posted, and for whom it's reserved. */
export const MonthlyItemRow = memo(function MonthlyItemRow({ row, ground, books, dispatch }: Props) {
  const { id, item } = row;
  const { quest_title: title, canceled } = item;
  const t = textsOf(consoleMonthlyScheduleTexts);
  const named = { title, day: consoleFormats().longDate(item.date) };
  const stamp = books.stamps.get(item.quest_id);
  const standing = standingText(row, ground);
  const isFixed = isDecided(row);
  const isLeftOut = canceled && (!isFixed || row.first === 'cancelled' || row.first === 'dropped');
  const problem = problemOfItem(item, ground);
  const place = books.locations.find((location) => location.id === item.location_id)?.name ?? t.noLocation;
  const supervisor = item.supervisor_name || stamp?.giverName;
  return (
    <article aria-label={title} className={`monthly-item ${isLeftOut ? 'is-canceled' : ''}`}>
      {stamp && <StampArt stamped={stamp} size={36} />}
      <div className="monthly-what">
        <span className="monthly-title" {...asWritten()}>
          {title}
        </span>
        <span className="monthly-where">{joinParts([place, supervisor])}</span>
        {standing && <span className="monthly-standing">{standing}</span>}
      </div>
      <ItemTimes row={row} isDisabled={isFixed} dispatch={dispatch} />
      <ReservationChoice row={row} books={books} dispatch={dispatch} />
      {!isFixed && (
        <button
          type="button"
          className="monthly-cancel"
          aria-label={canceled ? t.putBackNamed(named) : t.leaveOutNamed(named)}
          onClick={() => dispatch({ type: 'cancel', id, canceled: !canceled })}
        >
          {canceled ? t.putBack : t.leaveOut}
        </button>
      )}
      {problem && (
        <p className="monthly-problem" role="alert">
          {problem}
        </p>
      )}
    </article>
  );
});

function ReservationChoice({ row: { id, item }, books, dispatch }: Omit<Props, 'ground'>) {
  const { reservation, canceled } = item;
  if (!reservation) return null;
  const guild = books.guilds.get(reservation.groupid);
  return (
    <label className="monthly-reservation">
      <input
        type="checkbox"
        checked={!reservation.canceled}
        disabled={canceled || guild?.reservationTerms === 'CLOSED'}
        onChange={({ target }) => dispatch({ type: 'reserve', id, canceled: !target.checked })}
      />
      {reserveText(guild)}
    </label>
  );
}

function reserveText(guild: ReservingGuild | undefined): string {
  const t = textsOf(consoleMonthlyScheduleTexts);
  const named = { guild: guild?.name ?? '' };
  if (guild?.reservationTerms === 'CLOSED') return t.closed(named);
  return guild?.reservationTerms === 'ASKS_FIRST' ? t.ask(named) : t.reserveFor(named);
}

const STEP_SECONDS = 300;

type ItemTimesProps = { row: ReviewRow; isDisabled: boolean; dispatch: (action: ReviewAction) => void };

/** Start and end of a generated quest; one without an end only has an “at”. */
function ItemTimes({ row: { id, item }, isDisabled, dispatch }: ItemTimesProps) {
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
