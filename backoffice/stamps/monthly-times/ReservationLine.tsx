import { Box, Button } from '@mui/material';
import type { MonthlyReservationEntry } from '#domain/books/monthly-schedule.ts';
import { consoleMonthlyTimesTexts } from '#domain/texts/generated/console-monthly-times.ts';
import { textsOf } from '../../language/console-locale.ts';
import { RichWords } from '../../widgets/notices/RichWords.tsx';
import type { StampBookRecord } from '../book-record/stamp-book-record.ts';
import type { useBookEditor } from '../book-record/use-book-editor.ts';
import { reservationInWords, withoutReservation } from './monthly-times.ts';
import { nameOfGuild, reservationTerms } from './reserving-guild-names.ts';

type Props = {
  reservation: MonthlyReservationEntry;
  position: number;
  record: StampBookRecord;
  editor: ReturnType<typeof useBookEditor>;
};

/** For which guild some of the times are reserved, or which is asked. */
export function ReservationLine({ reservation, position, record, editor }: Props) {
  const t = textsOf(consoleMonthlyTimesTexts);
  const guild = nameOfGuild(reservation.group_id, record);
  const words = reservationInWords(reservation);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, pl: 2 }}>
      <span>
        <RichWords
          text={t[reservationTerms(reservation.group_id, record)]({ guild, times: words })}
          b={(name) => <b>{name}</b>}
        />
      </span>
      <Button
        size="small"
        aria-label={t.releaseOf({ guild, times: words })}
        onClick={() => editor.change((books) => withoutReservation(books, position))}
      >
        {t.release}
      </Button>
    </Box>
  );
}
