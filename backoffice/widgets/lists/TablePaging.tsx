import { TablePagination } from '@mui/material';
import { consoleFormsTexts } from '#domain/texts/generated/console-forms.ts';
import { textsOf } from '../../language/console-locale.ts';

export type Paging = { page: number; perPage: number };

type Props = {
  total: number;
  paging: Paging;
  pageSizes: readonly number[];
  onPaging: (paging: Paging) => void;
};

/** The pages of a table, counted from 1; nothing while all rows fit on the shortest. */
export function TablePaging({ total, paging, pageSizes, onPaging }: Props) {
  if (total <= (pageSizes[0] ?? 0)) return null;
  return (
    <TablePagination
      component="div"
      count={total}
      page={paging.page - 1}
      rowsPerPage={paging.perPage}
      rowsPerPageOptions={pageSizes}
      onPageChange={(_event, page) => onPaging({ ...paging, page: page + 1 })}
      onRowsPerPageChange={(event) => onPaging({ page: 1, perPage: Number(event.target.value) })}
      slotProps={{
        select: { native: true, inputProps: { 'aria-label': textsOf(consoleFormsTexts).rowsPerPage } },
      }}
      sx={narrow}
    />
  );
}

// On a phone the ways to other pages matter more than how long they are.
const narrow = {
  '& .MuiTablePagination-toolbar': { px: 0, justifyContent: 'flex-end' },
  '& .MuiTablePagination-spacer': { display: { xs: 'none', sm: 'block' } },
  '& .MuiTablePagination-selectLabel, & .MuiTablePagination-input': {
    display: { xs: 'none', sm: 'inline-flex' },
  },
};
