import CloseIcon from '@mui/icons-material/Close';
import { DialogTitle, IconButton } from '@mui/material';
import type { ReactNode } from 'react';

type Props = { id: string; onClose: () => void; children: ReactNode };

/** The title of a dialog that has no button to give up but the cross beside its title. */
export function ClosableTitle({ id, onClose, children }: Props) {
  return (
    <>
      <DialogTitle id={id} variant="h2" sx={{ pr: 7, pb: 1 }}>
        {children}
      </DialogTitle>
      <IconButton aria-label="Close" onClick={onClose} sx={{ position: 'absolute', top: 8, right: 8 }}>
        <CloseIcon />
      </IconButton>
    </>
  );
}
