import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId, useState } from 'react';
import type { MonthlyScheduleEntry } from '#domain/books/monthly-schedule.ts';
import { type GuildChoice, GuildSelect } from '../../widgets/fields/GuildSelect.tsx';
import type { useBookEditor } from '../book-record/use-book-editor.ts';
import { timesInWords, withReservation } from './monthly-times.ts';
import { RecurrenceFields } from './RecurrenceFields.tsx';
import { rememberGuild } from './reserving-guild-names.ts';

type Props = {
  isOpen: boolean;
  /** The times of which some or all are to be reserved. */
  entry: MonthlyScheduleEntry;
  editor: ReturnType<typeof useBookEditor>;
  providerId: string;
  onClose: () => void;
};

/** Reserves the monthly times of a stamp for a guild. */
export function ReservationDialog({ isOpen, ...form }: Props) {
  const titleId = useId();
  return (
    <Dialog open={isOpen} onClose={form.onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Reserve for a Guild</DialogTitle>
      {isOpen && <ReservationForm {...form} />}
    </Dialog>
  );
}

function ReservationForm({ entry, editor, providerId, onClose }: Omit<Props, 'isOpen'>) {
  const [guild, setGuild] = useState<GuildChoice | null>(null);
  const [when, setWhen] = useState({
    weeks: entry.weeks,
    days: entry.days,
    ...(entry.last && { last: entry.last }),
  });
  const { quest_id, location_id, start_time, end_time } = entry;
  const slot = { quest_id, location_id, start_time, end_time };
  const words = timesInWords({ ...slot, ...when });
  const verb = guild?.reservationTerms === 'ASKS_FIRST' ? 'Each month asks' : 'Reserved for';
  const isComplete = guild !== null && when.days.length > 0 && (when.weeks.length > 0 || when.last === true);
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!guild || !isComplete) return;
        rememberGuild(guild);
        editor.change((books) => withReservation(books, { ...slot, ...when, group_id: guild.id }));
        onClose();
      }}
    >
      <DialogContent sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <GuildSelect label="Guild" value={guild} onChange={setGuild} providerId={providerId} />
        <RecurrenceFields value={when} onChange={setWhen} />
        <Typography role="status" sx={{ fontWeight: 650 }}>
          {isComplete ? `${verb} ${guild.name}: ${words}` : 'Choose a Guild, weeks and days.'}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="contained" disabled={!isComplete}>
          Reserve
        </Button>
      </DialogActions>
    </Box>
  );
}
