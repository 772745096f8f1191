import { Box, Button } from '@mui/material';
import type { MonthlyReservationEntry } from '#domain/books/monthly-schedule.ts';
import type { StampBookRecord } from '../book-record/stamp-book-record.ts';
import type { useBookEditor } from '../book-record/use-book-editor.ts';
import { timesInWords, withoutReservation } from './monthly-times.ts';
import { nameOfGuild, reservationVerb } from './reserving-guild-names.ts';

type Props = {
  reservation: MonthlyReservationEntry;
  position: number;
  record: StampBookRecord;
  editor: ReturnType<typeof useBookEditor>;
};

/** For which guild some of the times are reserved, or which is asked. */
export function ReservationLine({ reservation, position, record, editor }: Props) {
  const guild = nameOfGuild(reservation.group_id, record);
  const words = timesInWords(reservation);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, pl: 2 }}>
      <span>
        {reservationVerb(reservation.group_id, record)} <b>{guild}</b>: {words}
      </span>
      <Button
        size="small"
        aria-label={`Release the reservation for ${guild}: ${words}`}
        onClick={() => editor.change((books) => withoutReservation(books, position))}
      >
        Release
      </Button>
    </Box>
  );
}
