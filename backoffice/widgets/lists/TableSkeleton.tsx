import { Box, Skeleton } from '@mui/material';

const ROWS = ['a', 'b', 'c', 'd', 'e'];

/** Stands where rows will be. */
export function TableSkeleton() {
  return (
    <Box role="status" aria-label="Loading the rows">
      {ROWS.map((row) => (
        <Skeleton key={row} height={36} />
      ))}
    </Box>
  );
}
