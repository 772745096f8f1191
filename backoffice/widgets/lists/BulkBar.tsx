import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { BulkActionsToolbar } from 'react-admin';

/** What can be done with selected rows, at the end of the window: neither filters nor rows move or are covered. */
export function BulkBar({ children }: { children: ReactNode }) {
  return (
    <Box data-bar sx={bar}>
      <BulkActionsToolbar selectAllButton={false}>{children}</BulkActionsToolbar>
    </Box>
  );
}

const bar = {
  ...{ position: 'sticky', bottom: 0, zIndex: 3 },
  '& .RaBulkActionsToolbar-toolbar': { position: 'static', transform: 'none', height: 'auto' },
};
