import { memo } from 'react';
import { formatLongDate } from '#domain/text/format.ts';
import { StampArt } from '../../stamps/collection/StampArt.tsx';
import type { CharityBooks, ReservingGuild } from '../../stamps/collection/stamp-collection.ts';
import { ItemTimes } from './ItemTimes.tsx';
import {
  problemOfItem,
  type ReviewAction,
  type ReviewGround,
  type ReviewRow,
  standingOf,
} from './monthly-review-rows.ts';

type Props = {
  row: ReviewRow;
  ground: ReviewGround;
  books: CharityBooks;
  dispatch: (action: ReviewAction) => void;
};

const STANDINGS = { open: null, past: 'Already begun', 'already-posted': 'Already posted' } as const;

/** One generated quest: its times, whether it is posted and for whom it is reserved. */
export const MonthlyItemRow = memo(function MonthlyItemRow({ row, ground, books, dispatch }: Props) {
  const { id, item } = row;
  const { quest_title: title, canceled } = item;
  const leaveOrPut = canceled ? 'Put back' : 'Leave out';
  const stamp = books.stamps.get(item.quest_id);
  const standing = standingOf(item, ground);
  const problem = problemOfItem(item, ground);
  const place =
    books.locations.find((location) => location.id === item.location_id)?.name ??
    'A location that is no longer approved';
  const guild = books.guilds.get(item.reservation?.groupid ?? '');
  const supervisor = item.supervisor_name || stamp?.giverName;
  return (
    <article aria-label={title} className={canceled ? 'monthly-item is-canceled' : 'monthly-item'}>
      {stamp && <StampArt stamped={stamp} size={36} />}
      <div className="monthly-what">
        <span className="monthly-title">{title}</span>
        <span className="monthly-where">{[place, supervisor].filter(Boolean).join(', ')}</span>
        {STANDINGS[standing] && <span className="monthly-standing">{STANDINGS[standing]}</span>}
      </div>
      <ItemTimes row={row} isDisabled={standing === 'past'} dispatch={dispatch} />
      {item.reservation && (
        <label className="monthly-reservation">
          <input
            type="checkbox"
            checked={!item.reservation.canceled}
            disabled={canceled || guild?.reservationTerms === 'CLOSED'}
            onChange={({ target }) => dispatch({ type: 'reserve', id, canceled: !target.checked })}
          />
          {reserveText(guild)}
        </label>
      )}
      <button
        type="button"
        className="monthly-cancel"
        aria-label={`${leaveOrPut} ${title} on ${formatLongDate(item.date)}`}
        disabled={standing === 'past'}
        onClick={() => dispatch({ type: 'cancel', id, canceled: !canceled })}
      >
        {leaveOrPut}
      </button>
      {problem && (
        <p className="monthly-problem" role="alert">
          {problem}
        </p>
      )}
    </article>
  );
});

function reserveText(guild: ReservingGuild | undefined): string {
  if (guild?.reservationTerms === 'CLOSED') return `${guild.name} takes no reservations from your charity`;
  return `${guild?.reservationTerms === 'ASKS_FIRST' ? 'Ask' : 'Reserve for'} ${guild?.name ?? ''}`;
}
