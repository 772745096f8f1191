import { Box, Card, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { linedRows } from '../widgets/lists/rows-style.ts';
import { TableSkeleton } from '../widgets/lists/TableSkeleton.tsx';
import { FailureAlert } from '../widgets/notices/Failure.tsx';

type Props<Row> = {
  title: string;
  explanation: string;
  emptyText: string;
  list: { data?: Row[] | undefined; error: Error | null; refetch: () => unknown };
  row: (row: Row) => ReactNode;
  /** Below the rows. */
  children?: ReactNode;
};

/** A card with rows, and a word where there are none. */
export function SafetyCard<Row>({ title, explanation, emptyText, list, row, children }: Props<Row>) {
  const titleId = useId();
  const { data, error, refetch } = list;
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 1.5, sm: 2.5 } }}>
      <Typography id={titleId} variant="h2">
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 1.5 }}>{explanation}</Typography>
      {error && <FailureAlert error={error} onRetry={refetch} />}
      {!error && !data && <TableSkeleton />}
      {data?.length === 0 && <Typography>{emptyText}</Typography>}
      {data && data.length > 0 && (
        <Box component="ul" sx={{ ...linedRows, '& > li:last-of-type': { pb: 0 } }}>
          {data.map(row)}
        </Box>
      )}
      {children}
    </Card>
  );
}
