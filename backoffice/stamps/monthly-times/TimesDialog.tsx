import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { useId, useState } from 'react';
import type { MonthlyScheduleEntry } from '#domain/books/monthly-schedule.ts';
import { SupervisorField } from '../../quests/edit/EditFields.tsx';
import { ClockField } from '../../widgets/fields/ClockField.tsx';
import { LocationField } from '../../widgets/fields/LocationField.tsx';
import { groundOf, type StampBookRecord, stampsById, titleOf } from '../book-record/stamp-book-record.ts';
import type { useBookEditor } from '../book-record/use-book-editor.ts';
import type { PlacedEntry } from './monthly-times.ts';
import { problemOfTimes, timesInWords, withTimes } from './monthly-times.ts';
import { RecurrenceFields } from './RecurrenceFields.tsx';

type Props = {
  edited: PlacedEntry | 'new' | null;
  record: StampBookRecord;
  editor: ReturnType<typeof useBookEditor>;
  onClose: () => void;
};

/** When and where a stamp recurs. */
export function TimesDialog({ edited, record, editor, onClose }: Props) {
  const titleId = useId();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const isNew = edited === 'new';
  return (
    <Dialog
      open={edited !== null}
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{isNew ? 'Add times' : 'Edit times'}</DialogTitle>
      {edited !== null && <TimesForm edited={edited} record={record} editor={editor} onClose={onClose} />}
    </Dialog>
  );
}

function TimesForm({ edited, record, editor, onClose }: Props & { edited: PlacedEntry | 'new' }) {
  const [entry, setEntry] = useState(() => (edited === 'new' ? newEntry(record) : edited.entry));
  const change = (part: Partial<MonthlyScheduleEntry>) => setEntry((last) => ({ ...last, ...part }));
  const problem = problemOfTimes(entry, groundOf(record));
  const save = () => {
    const position = edited === 'new' ? null : edited.position;
    editor.change((books) => withTimes(books, position, entry));
    onClose();
  };
  return (
    <Box
      component="form"
      noValidate
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (problem === null) save();
      }}
    >
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <StampSelect record={record} entry={entry} onChange={change} />
        <RecurrenceFields
          value={entry}
          onChange={({ weeks, days, last }) =>
            setEntry(({ last: _, ...rest }) => ({ ...rest, weeks, days, ...(last && { last }) }))
          }
        />
        <ClockFields record={record} entry={entry} onChange={change} />
        <WhereFields record={record} entry={entry} onChange={change} />
      </DialogContent>
      <Typography
        role="status"
        sx={{ fontWeight: 650, px: 3, pt: 1.5, borderTop: 1, borderColor: 'divider' }}
      >
        {problem ?? `${titleOfEntry(entry, record)}: ${timesInWords(entry)}`}
      </Typography>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="contained" disabled={problem !== null}>
          Save
        </Button>
      </DialogActions>
    </Box>
  );
}

type EntryProps = {
  record: StampBookRecord;
  entry: MonthlyScheduleEntry;
  onChange: (part: Partial<MonthlyScheduleEntry>) => void;
};

/** A stamp that has a date; its usual place comes along. */
function StampSelect({ record, entry, onChange }: EntryProps) {
  const dated = record.stamps.filter(({ eventType }) => eventType !== 'HYBRID-ROLE');
  const choose = (quest_id: string) => {
    const stamp = dated.find(({ id }) => id === quest_id);
    const place = record.approvedLocations.find(({ id }) => id === stamp?.locationId)?.id;
    const isDelivery = stamp?.eventType === 'SUPPLY-REQUEST';
    onChange({
      quest_id,
      ...(entry.location_id === '' && place && { location_id: place }),
      ...(isDelivery && { end_time: null }),
    });
  };
  return (
    <TextField
      select
      autoFocus
      label="Stamp"
      value={entry.quest_id}
      onChange={({ target }) => choose(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="" disabled>
        Choose a stamp
      </option>
      {dated.map((stamp) => (
        <option key={stamp.id} value={stamp.id}>
          {titleOf(stamp)}
        </option>
      ))}
    </TextField>
  );
}

/** A delivery has no end. */
function ClockFields({ record, entry, onChange }: EntryProps) {
  const hasEnd = stampsById(record).get(entry.quest_id)?.eventType !== 'SUPPLY-REQUEST';
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: hasEnd ? '1fr 1fr' : '1fr', gap: 2 }}>
      <ClockField
        label={hasEnd ? 'From' : 'At'}
        value={entry.start_time}
        onChange={(start_time) => onChange({ start_time })}
      />
      {hasEnd && (
        <ClockField
          label="To"
          value={entry.end_time ?? ''}
          onChange={(end) => onChange({ end_time: end || null })}
        />
      )}
    </Box>
  );
}

function WhereFields({ record, entry, onChange }: EntryProps) {
  return (
    <>
      <LocationField
        locations={record.approvedLocations}
        value={entry.location_id}
        onChange={(location_id) => onChange({ location_id })}
      />
      <SupervisorField
        value={entry.supervisor_name}
        onChange={(supervisor_name) => onChange({ supervisor_name })}
      />
    </>
  );
}

function newEntry({ approvedLocations }: StampBookRecord): MonthlyScheduleEntry {
  const [only] = approvedLocations.length === 1 ? approvedLocations : [];
  return {
    quest_id: '',
    weeks: [1, 2, 3, 4, 5],
    days: [],
    start_time: '',
    end_time: null,
    location_id: only?.id ?? '',
    supervisor_name: '',
  };
}

function titleOfEntry({ quest_id }: MonthlyScheduleEntry, record: StampBookRecord): string {
  const stamp = stampsById(record).get(quest_id);
  return stamp ? titleOf(stamp) : 'A stamp';
}
