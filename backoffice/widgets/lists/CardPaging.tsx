import { Pagination } from '@mui/material';

type Props = {
  total: number;
  page: number;
  perPage: number;
  onPage: (page: number) => void;
  /** What a screen reader calls the row of buttons. */
  label: string;
};

/** The pages of a list that is no table, counted from 1; nothing while all fits on one. */
export function CardPaging({ total, page, perPage, onPage, label }: Props) {
  const count = Math.ceil(total / perPage);
  if (count <= 1) return null;
  return (
    <Pagination
      count={count}
      page={page}
      onChange={(_event, wanted) => onPage(wanted)}
      siblingCount={0}
      aria-label={label}
      sx={{ my: 2, '& .MuiPaginationItem-root': { minWidth: 44, height: 44, mx: 0 } }}
    />
  );
}
