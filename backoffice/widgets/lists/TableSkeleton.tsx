import { Box, Skeleton } from '@mui/material';
import { consoleFormsTexts } from '#domain/texts/generated/console-forms.ts';
import { textsOf } from '../../language/console-locale.ts';

const ROWS = ['a', 'b', 'c', 'd', 'e'];

/** Stands where rows will be. */
export function TableSkeleton() {
  return (
    <Box role="status" aria-label={textsOf(consoleFormsTexts).loadingRows}>
      {ROWS.map((row) => (
        <Skeleton key={row} height={36} />
      ))}
    </Box>
  );
}
