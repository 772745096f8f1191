import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
  useTheme,
} from '@mui/material';
import { useId, useState } from 'react';
import { type RaRecord, useCreate, useNotify, useRefresh } from 'react-admin';
import { colorVars } from '../../theme/color-vars.ts';
import type { CharityBooks } from '../collection/stamp-collection.ts';
import { NewStampFields } from './NewStampFields.tsx';
import { EMPTY_STAMP, inputOf, type NewStampForm, problemOfStamp } from './new-stamp-form.ts';

type Props = { books: CharityBooks; onMade: (stampId: string) => void; onClose: () => void };

/** Makes a stamp from nothing; it is selected at once, so that it can be placed. */
export function NewStampDialog({ books, onMade, onClose }: Props) {
  const { mode } = useTheme().palette;
  const titleId = useId();
  const [form, setForm] = useState<NewStampForm>({
    ...EMPTY_STAMP,
    locationId: books.locations[0]?.id ?? '',
  });
  const [create, { isPending }] = useCreate<RaRecord, Error, { id: string }>();
  const notify = useNotify();
  const refresh = useRefresh();
  const problem = problemOfStamp(form);
  const make = () =>
    void create(
      'stamps',
      { data: inputOf(form, books.id) },
      {
        onSuccess: ({ id }) => {
          notify(`Stamp ${form.stampTitle.trim() || form.eventTitle.trim()} created.`, { type: 'success' });
          refresh();
          onMade(id);
        },
        onError: (error) => notify((error as Error).message, { type: 'error' }),
      },
    );
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h2">
        New stamp
      </DialogTitle>
      <DialogContent style={colorVars(mode)}>
        <NewStampFields
          form={form}
          books={books}
          onChange={(part) => setForm((last) => ({ ...last, ...part }))}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
        <Typography role="status" sx={{ flex: '1 1 200px', color: 'text.secondary' }}>
          {problem}
        </Typography>
        <Button onClick={onClose}>Close</Button>
        <Button variant="contained" disabled={problem !== null || isPending} onClick={make}>
          Make stamp
        </Button>
      </DialogActions>
    </Dialog>
  );
}
