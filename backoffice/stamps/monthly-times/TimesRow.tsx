import ReserveIcon from '@mui/icons-material/AddModeratorOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, IconButton, Typography } from '@mui/material';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { QUEST_LIMITS } from '#domain/quests/quest-limits.ts';
import { consoleMonthlyTimesTexts } from '#domain/texts/generated/console-monthly-times.ts';
import { textsOf } from '../../language/console-locale.ts';
import { groundOf, type StampBookRecord } from '../book-record/stamp-book-record.ts';
import type { useBookEditor } from '../book-record/use-book-editor.ts';
import { timesInWords } from '../collection/times-in-words.ts';
import type { PlacedEntry } from './monthly-times.ts';
import { problemOfTimes, reservationsOf, withoutTimes } from './monthly-times.ts';
import { ReservationDialog } from './ReservationDialog.tsx';
import { ReservationLine } from './ReservationLine.tsx';

type Props = {
  placed: PlacedEntry;
  record: StampBookRecord;
  editor: ReturnType<typeof useBookEditor>;
  /** How many people come every time. */
  regulars: number;
  onEdit: () => void;
};

/** Row of the monthly schedule in words, with its reservations. */
export function TimesRow({ placed: { entry, position }, record, editor, regulars, onEdit }: Props) {
  const t = textsOf(consoleMonthlyTimesTexts);
  const [open, setOpen] = useState<'delete' | 'reserve' | null>(null);
  const words = timesInWords(entry);
  const close = () => setOpen(null);
  return (
    <li>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <TimesText entry={entry} record={record} />
        <IconButton aria-label={t.editOf({ times: words })} onClick={onEdit}>
          <EditIcon />
        </IconButton>
        <IconButton aria-label={t.reserveOf({ times: words })} onClick={() => setOpen('reserve')}>
          <ReserveIcon />
        </IconButton>
        <IconButton aria-label={t.deleteOf({ times: words })} onClick={() => setOpen('delete')}>
          <DeleteIcon />
        </IconButton>
      </Box>
      {reservationsOf(editor.books, entry).map((one) => (
        <ReservationLine key={one.position} {...one} record={record} editor={editor} />
      ))}
      <Confirm
        isOpen={open === 'delete'}
        title={t.deleteTitle}
        content={`${t.deleteNote({ times: capitalised(words) })}${regulars > 0 ? ` ${t.regularsTold({ count: regulars })}` : ''}`}
        confirm={t.delete}
        cancel={t.keep}
        confirmColor="warning"
        onConfirm={() => {
          close();
          editor.change((books) => withoutTimes(books, position));
        }}
        onClose={close}
      />
      <ReservationDialog
        isOpen={open === 'reserve'}
        entry={entry}
        editor={editor}
        providerId={record.id}
        maximum={groundOf(record).maximums.get(entry.quest_id) ?? QUEST_LIMITS.resourceMax}
        onClose={close}
      />
    </li>
  );
}

function TimesText({ entry, record }: { entry: PlacedEntry['entry']; record: StampBookRecord }) {
  const t = textsOf(consoleMonthlyTimesTexts);
  const problem = problemOfTimes(entry, groundOf(record));
  const place = record.approvedLocations.find(({ id }) => id === entry.location_id)?.name ?? t.locationGone;
  const supervisor = entry.supervisor_name;
  return (
    <Box sx={{ flex: '1 1 0', minWidth: 0 }}>
      <Box component="span" sx={{ display: 'block', fontWeight: 650 }}>
        {capitalised(timesInWords(entry))}
      </Box>
      <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
        {supervisor ? t.placeAndSupervisor({ place, supervisor }) : place}
      </Box>
      {problem && <Typography sx={{ color: 'error.main' }}>{problem}</Typography>}
    </Box>
  );
}

function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
