import { Box } from '@mui/material';
import { type ReactNode, useState } from 'react';
import type { Method } from '../../resources/method.ts';
import { useAnswer } from '../../resources/use-method.ts';
import { FailureAlert } from '../notices/Failure.tsx';
import { CardPaging } from './CardPaging.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';

type Page<Row> = { items: readonly Row[]; total: number };
type Props<Asked, Row> = {
  /** Answers with a page of rows, and how many there are. */
  method: Method<Asked & { page: number; perPage: number }, Page<Row>>;
  asked: Asked;
  perPage: number;
  /** What a screen reader calls the row of page buttons. */
  pagesLabel: string;
  /** Content shown when there are no rows. */
  empty?: ReactNode;
  children: (items: readonly Row[], total: number) => ReactNode;
};

/** A list that is no table, page by page; the last page stays in sight while the next is on its way. */
export function PagedAnswer<Asked extends object, Row>(props: Props<Asked, Row>) {
  const { method, asked, perPage, pagesLabel, empty, children } = props;
  const question = JSON.stringify(asked);
  const [turned, setTurned] = useState({ question, page: 1 });
  // Another question begins at the first page again.
  const page = turned.question === question ? turned.page : 1;
  const { data, error, refetch, isFetching } = useAnswer(
    method,
    { ...asked, page, perPage },
    { keepsLast: true },
  );
  if (error) return <FailureAlert error={error} onRetry={refetch} />;
  if (!data) return <TableSkeleton />;
  if (data.total === 0 && empty !== undefined) return empty;
  return (
    <Box aria-busy={isFetching}>
      {children(data.items, data.total)}
      <CardPaging
        total={data.total}
        page={page}
        perPage={perPage}
        onPage={(wanted) => setTurned({ question, page: wanted })}
        label={pagesLabel}
      />
    </Box>
  );
}
