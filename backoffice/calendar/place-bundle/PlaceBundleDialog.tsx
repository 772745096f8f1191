import { Button, Dialog, DialogActions, DialogContent, Typography, useTheme } from '@mui/material';
import { useId, useState } from 'react';
import type { CharityBooks, ShownBundle } from '../../stamps/collection/stamp-collection.ts';
import { colorVars } from '../../theme/color-vars.ts';
import { type AddQuestForm, hintOf } from '../add-quest/add-quest-form.ts';
import { ClosableTitle } from '../add-quest/ClosableTitle.tsx';
import { DayField } from '../add-quest/DayField.tsx';
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
  const isReady = isBundleReady(rows, limits);
  const change = (part: Partial<AddQuestForm>, at?: number) =>
    setRows((all) =>
      all.map((row, index) =>
        at === undefined || index === at ? { ...row, form: { ...row.form, ...part } } : row,
      ),
    );
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <ClosableTitle id={titleId} onClose={onClose}>
        Place {bundle.name}
      </ClosableTitle>
      <DialogContent style={colorVars(mode)} sx={content}>
        <DayField
          autoFocus
          day={day}
          problem={problemOfBundleDay(rows, limits)}
          onChange={(chosen) => change({ day: chosen })}
        />
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
