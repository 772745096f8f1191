import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useId, useState } from 'react';

type Props = {
  title: string;
  isOpen: boolean;
  initial: string;
  problemOf: (name: string) => string | null;
  onClose: () => void;
  onName: (name: string) => void;
};

/** Asks for a name. */
export function NameDialog({ title, isOpen, onClose, ...form }: Props) {
  const titleId = useId();
  return (
    <Dialog open={isOpen} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <NameForm {...form} onClose={onClose} />
    </Dialog>
  );
}

function NameForm({ initial, problemOf, onClose, onName }: Omit<Props, 'title' | 'isOpen'>) {
  const [name, setName] = useState(initial);
  const problem = problemOf(name);
  const isTouched = name !== initial;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (problem !== null) return;
        onName(name);
        onClose();
      }}
    >
      <DialogContent sx={{ pt: 0 }}>
        <TextField
          autoFocus
          label="Name"
          value={name}
          error={isTouched && problem !== null}
          helperText={isTouched ? problem : null}
          onChange={({ target }) => setName(target.value)}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="contained" disabled={problem !== null}>
          Save
        </Button>
      </DialogActions>
    </form>
  );
}
