import { Box, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';

export type NoticeProps = {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  /** Wraps the notice in its own card, below the page's bar. */
  isCard?: boolean;
};

/** A page or part of one that has nothing to show: what is the matter, and what to do next. */
export function Notice({ isCard = false, ...notice }: NoticeProps) {
  if (!isCard) return <Words {...notice} />;
  return (
    <Card sx={{ mt: 2 }}>
      <Words {...notice} />
    </Card>
  );
}

function Words({ title, children, actions }: NoticeProps) {
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
