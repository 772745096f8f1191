import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** A page or part of one that has nothing to show: what is the matter, and what to do next. */
export function Notice({
  title,
  children,
  actions,
}: {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <Box sx={{ py: 6, px: 2, maxWidth: '60ch', mx: 'auto', textAlign: 'center' }}>
      <Typography variant="h2" gutterBottom>
        {title}
      </Typography>
      {children && (
        <Typography component="div" sx={{ color: 'text.secondary' }}>
          {children}
        </Typography>
      )}
      {actions && (
        <Box sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'center' }}>
          {actions}
        </Box>
      )}
    </Box>
  );
}
