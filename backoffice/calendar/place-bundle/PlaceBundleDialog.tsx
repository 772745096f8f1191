import CloseIcon from '@mui/icons-material/Close';
import {
  Alert,
  AlertTitle,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  TextField,
  Typography,
  useTheme,
} from '@mui/material';
import { useId, useState } from 'react';
import { formatLongDate } from '#domain/text/format.ts';
import { isDay } from '#domain/time/new-york-time.ts';
import type { CharityBooks, ShownBundle } from '../../stamps/collection/stamp-collection.ts';
import { colorVars } from '../../theme/color-vars.ts';
import { type AddQuestForm, hintOf } from '../add-quest/add-quest-form.ts';
import type { CalendarQuest } from '../month-data/calendar-quest.ts';
import { BundleRowFields } from './BundleRowFields.tsx';
import { bundleRows, isBundleReady, problemOfBundleDay } from './bundle-form.ts';
import { usePlaceBundle } from './use-place-bundle.ts';

type Props = {
  day: string;
  bundle: ShownBundle;
  books: CharityBooks;
  quests: readonly CalendarQuest[];
  onClose: () => void;
};

/** Places all stamps of a bundle on one day in one step, as Drafts with times of their own. */
export function PlaceBundleDialog({ day: firstDay, bundle, books, quests, onClose }: Props) {
  const { mode } = useTheme().palette;
  const titleId = useId();
  const [rows, setRows] = useState(() => bundleRows(bundle, firstDay, { books, quests }));
  const { place, isPending } = usePlaceBundle(books.id, onClose);
  const limits = { now: Date.now(), veilOfTime: books.veilOfTime };
  const day = rows[0]?.form.day ?? '';
  const ofDay = problemOfBundleDay(rows, limits);
  const isReady = isBundleReady(rows, limits);
  const change = (part: Partial<AddQuestForm>, at?: number) =>
    setRows((all) =>
      all.map((row, index) =>
        at === undefined || index === at ? { ...row, form: { ...row.form, ...part } } : row,
      ),
    );
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h2" sx={{ pr: 7, pb: 1 }}>
        Place {bundle.name}
      </DialogTitle>
      <IconButton aria-label="Close" onClick={onClose} sx={{ position: 'absolute', top: 8, right: 8 }}>
        <CloseIcon />
      </IconButton>
      <DialogContent style={colorVars(mode)} sx={content}>
        <TextField
          autoFocus
          type="date"
          label="Date"
          margin="none"
          value={day}
          error={ofDay !== null}
          helperText={isDay(day) && !ofDay ? formatLongDate(day) : undefined}
          onChange={({ target }) => change({ day: target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        {ofDay && (
          <Alert severity="error">
            <AlertTitle>{ofDay.message}</AlertTitle>
            {ofDay.note}
          </Alert>
        )}
        {rows.map((row, index) => (
          <BundleRowFields
            key={row.stamp.id}
            row={row}
            ground={{ ...limits, stamp: row.stamp }}
            locations={books.locations}
            onChange={(part) => change(part, index)}
          />
        ))}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
        <Typography role="status" sx={{ flex: '1 1 200px', color: 'text.secondary' }}>
          {hintOf({ isReady, canCreate: true })}
        </Typography>
        <Button variant="contained" disabled={!isReady || isPending} onClick={() => place(rows)}>
          {rows.length === 1 ? 'Add 1 Quest' : `Add ${rows.length} Quests`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const content = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  // The label of the first field lies on its border.
  '&&': { pt: 1 },
};
