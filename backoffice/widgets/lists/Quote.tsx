import { Box } from '@mui/material';

/** What someone has written, with its lines. */
export function Quote({ children }: { children: string }) {
  return (
    <Box component="blockquote" sx={quote}>
      {children}
    </Box>
  );
}

const quote = {
  m: 0,
  mt: 0.75,
  pl: 1.5,
  borderLeft: 3,
  borderColor: 'divider',
  maxWidth: '70ch',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
};
