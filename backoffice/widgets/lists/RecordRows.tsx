import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { plainList } from './rows-style.ts';

type Props<Row extends RaRecord> = {
  /** What the list is called. */
  label: string;
  /** What to know of all rows. */
  note: string;
  /** Content shown when the filters leave no rows. */
  empty?: ReactNode;
  row: (record: Row) => ReactNode;
  sx?: object;
};

/** The records of a list one below the other on every screen, where sentences need the width. */
export function RecordRows<Row extends RaRecord>({ label, note, empty, row, sx }: Props<Row>) {
  const { data, isPending } = useListContext<Row>();
  if (isPending || !data) return null;
  return (
    <>
      <Typography sx={{ px: 2, py: 1.5, color: 'text.secondary', maxWidth: '70ch' }}>{note}</Typography>
      {data.length === 0 && empty}
      {data.length > 0 && (
        <Box component="ul" aria-label={label} sx={plainList}>
          {data.map((record) => (
            <Box component="li" key={record.id} sx={{ ...lined, ...sx }}>
              {row(record)}
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}

const lined = { px: 2, py: 1.5, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' };
