import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** The name of a row as a link, so that the keyboard reaches what a click on the row does. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Box
      component={Link}
      to={to}
      // The row would follow the same link a second time.
      onClick={(event) => event.stopPropagation()}
      sx={{ color: 'primary.main', fontWeight: 650 }}
    >
      {children}
    </Box>
  );
}
