import { Box, Checkbox } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { type RaRecord, SimpleList, useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { asWritten } from '../../language/as-written.ts';

type Props<Row> = {
  canSelect: boolean;
  title: (row: Row) => string;
  to: (row: Row) => string;
  secondary: (row: Row) => ReactElement;
  empty: ReactNode;
};

/** The rows of a list on a phone, each with a link as large as the row, and a box to select it. */
export function SelectableRows<Row extends RaRecord>({ canSelect, title, to, secondary, empty }: Props<Row>) {
  return (
    <SimpleList<Row>
      rowClick={false}
      empty={empty}
      leftIcon={canSelect ? (row) => <SelectBox id={row.id} title={title(row)} /> : undefined}
      primaryText={(row) => (
        <Box component={Link} {...asWritten()} to={to(row)} sx={wholeRow}>
          {title(row)}
        </Box>
      )}
      secondaryText={secondary}
      sx={{ '& .MuiListItem-root': { position: 'relative' }, '& .MuiListItemIcon-root': { minWidth: 0 } }}
    />
  );
}

const wholeRow = {
  ...{ fontWeight: 650, color: 'inherit', textDecoration: 'none' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
};

function SelectBox({ id, title }: { id: RaRecord['id']; title: string }) {
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <Checkbox
      checked={selectedIds.includes(id)}
      onChange={() => onToggleItem(id)}
      slotProps={{ input: { 'aria-label': `${useTranslate()('ra.action.select_row')}: ${title}` } }}
      sx={{ zIndex: 1, ml: -1.5 }}
    />
  );
}
