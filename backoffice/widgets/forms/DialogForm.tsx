import { Box, DialogActions, DialogContent } from '@mui/material';
import type { ReactNode } from 'react';

type Props = { onSubmit: () => void; actions: ReactNode; children: ReactNode };

/** The form of a dialog: its fields scroll, its buttons stay. */
export function DialogForm({ onSubmit, actions, children }: Props) {
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}
    >
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>{children}</DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1, px: 3, pb: 2 }}>{actions}</DialogActions>
    </Box>
  );
}
