import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  FormGroup,
  TextField,
} from '@mui/material';
import { type Dispatch, type SetStateAction, useId, useState } from 'react';
import type { StampGroup } from '#domain/books/quest-configuration.ts';
import { inOrder, withBundle, withoutBundle } from '../book-record/book-changes.ts';
import { type StampDetails, titleOf } from '../book-record/stamp-book-record.ts';
import type { useBookEditor } from '../book-record/use-book-editor.ts';

type Props = {
  isOpen: boolean;
  group: StampGroup;
  groupIndex: number;
  /** Null for a new one. */
  position: number | null;
  editor: ReturnType<typeof useBookEditor>;
  stamps: ReadonlyMap<string, StampDetails>;
  onClose: () => void;
};

/** Name and stamps of a bundle. */
export function BundleDialog({ isOpen, group, groupIndex, position, editor, stamps, onClose }: Props) {
  const titleId = useId();
  const bundle = position === null ? null : (group.bundles[position] ?? null);
  const [name, setName] = useState(bundle?.name ?? '');
  const [chosen, setChosen] = useState<readonly string[]>(bundle?.stampIds ?? []);
  const offered = inOrder(group).flatMap(({ id }) => stamps.get(id) ?? []);
  const isComplete = name.trim() !== '' && [...name].length <= 100 && chosen.length > 0;
  const finish = (edit: Parameters<typeof editor.change>[0]) => {
    editor.change(edit);
    onClose();
  };
  return (
    <Dialog open={isOpen} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{bundle ? 'Edit bundle' : 'New bundle'}</DialogTitle>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const wanted = { name: name.trim(), stampIds: [...chosen] };
          if (isComplete) finish((books) => withBundle(books, groupIndex, position, wanted));
        }}
      >
        <DialogContent sx={{ pt: 0 }}>
          <TextField
            autoFocus
            label="Name"
            value={name}
            onChange={({ target }) => setName(target.value)}
            helperText="Stamps that are placed together on one date."
          />
          <StampChoice offered={offered} chosen={chosen} onChosen={setChosen} />
        </DialogContent>
        <DialogActions>
          {position !== null && bundle && (
            <Button
              color="error"
              sx={{ mr: 'auto' }}
              onClick={() => finish((books) => withoutBundle(books, groupIndex, position))}
            >
              Delete bundle
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={!isComplete}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

type ChoiceProps = {
  offered: readonly StampDetails[];
  chosen: readonly string[];
  onChosen: Dispatch<SetStateAction<readonly string[]>>;
};

/** In the order in which they are chosen. */
function StampChoice({ offered, chosen, onChosen }: ChoiceProps) {
  return (
    <FormGroup role="group" aria-label="Stamps of the bundle">
      {offered.map((stamp) => (
        <FormControlLabel
          key={stamp.id}
          label={titleOf(stamp)}
          sx={{ minHeight: 44 }}
          control={
            <Checkbox
              checked={chosen.includes(stamp.id)}
              onChange={(_event, isChosen) =>
                onChosen((all) => [...all.filter((id) => id !== stamp.id), ...(isChosen ? [stamp.id] : [])])
              }
            />
          }
        />
      ))}
    </FormGroup>
  );
}
