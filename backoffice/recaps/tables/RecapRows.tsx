import {
  Box,
  Link,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TableSortLabel,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { consoleRecapTablesTexts } from '#domain/texts/generated/console-recap-tables.ts';
import { textsOf } from '../../language/console-locale.ts';
import { volunteerName } from '../../records/volunteer-name.ts';
import { useAnswer } from '../../resources/use-method.ts';
import type { VolunteerShown } from '../../volunteers/preview/VolunteerContact.tsx';
import { TablePaging } from '../../widgets/lists/TablePaging.tsx';
import { TableSkeleton } from '../../widgets/lists/TableSkeleton.tsx';
import { FailureAlert } from '../../widgets/notices/Failure.tsx';
import { recapRows } from '../figures/recap-methods.ts';
import {
  columnsOf,
  firstSortOf,
  type RecapColumn,
  type RecapEntry,
  type RecapTable,
} from './recap-tables.ts';

type Props = {
  table: RecapTable;
  providerId: string;
  period: string;
  /** Null: the viewer may not see what a volunteer did before. */
  onPreview: ((volunteer: VolunteerShown) => void) | null;
};

const PAGE_SIZES = [10, 25, 50, 100];

/** The rows of a list, sorted and paged by the server. */
export function RecapRows({ table, providerId, period, onPreview }: Props) {
  const [sort, setSort] = useState(() => firstSortOf(table.list));
  const [paging, setPaging] = useState({ page: 1, perPage: 10 });
  const wanted = { providerId, period, list: table.list };
  const { data, error, refetch, isFetching } = useAnswer(
    recapRows,
    { ...wanted, sort, ...paging },
    { keepsLast: true },
  );
  const columns = columnsOf(table.list, period);
  if (error) return <FailureAlert error={error} onRetry={refetch} />;
  if (!data) return <TableSkeleton />;
  if (data.total === 0)
    return (
      <Typography sx={{ py: 3, color: 'text.secondary' }}>
        {textsOf(consoleRecapTablesTexts).nobody}
      </Typography>
    );
  const sortBy = ({ field, kind }: RecapColumn) => {
    // Numbers begin with the highest, texts with A.
    const first = kind === 'number' ? 'DESC' : 'ASC';
    const other = first === 'ASC' ? 'DESC' : 'ASC';
    setSort({ field, order: sort.field === field && sort.order === first ? other : first });
    setPaging({ ...paging, page: 1 });
  };
  return (
    <>
      {/* A narrow window scrolls the table sideways, with the keyboard too. */}
      <TableContainer
        tabIndex={0}
        role="region"
        aria-label={textsOf(consoleRecapTablesTexts).tableOf({ title: table.title })}
        aria-busy={isFetching}
      >
        <Table size="small" aria-label={table.title} className="recap-table">
          <SortableHead columns={columns} sort={sort} onSort={sortBy} />
          <TableBody>
            {data.items.map((entry) => (
              <Row key={entry.chariteer.id} entry={entry} columns={columns} onPreview={onPreview} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <TablePaging total={data.total} paging={paging} pageSizes={PAGE_SIZES} onPaging={setPaging} />
    </>
  );
}

type HeadProps = {
  columns: readonly RecapColumn[];
  sort: ReturnType<typeof firstSortOf>;
  onSort: (column: RecapColumn) => void;
};

function SortableHead({ columns, sort, onSort }: HeadProps) {
  return (
    <TableHead>
      <TableRow>
        {columns.map((column) => (
          <TableCell
            key={column.field}
            align={alignOf(column)}
            {...(sort.field === column.field && { sortDirection: directionOf(sort.order) })}
          >
            <TableSortLabel
              active={sort.field === column.field}
              direction={directionOf(sort.order)}
              onClick={() => onSort(column)}
            >
              {column.label}
            </TableSortLabel>
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
  );
}

type RowProps = { entry: RecapEntry; columns: readonly RecapColumn[]; onPreview: Props['onPreview'] };

function Row({ entry, columns, onPreview }: RowProps) {
  const { chariteer: volunteer } = entry;
  const name = volunteerName(volunteer);
  const [first, ...others] = columns;
  const firstText = first?.text(entry) || name;
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {onPreview && volunteer.username !== null ? (
          <Link
            component="button"
            type="button"
            aria-label={textsOf(consoleRecapTablesTexts).historyOf({ name })}
            onClick={() => onPreview(volunteer)}
            sx={{ fontWeight: 650, fontSize: 'inherit', textAlign: 'left', minHeight: 24 }}
          >
            {firstText}
          </Link>
        ) : (
          firstText
        )}
      </TableCell>
      {others.map((column) => (
        <TableCell key={column.field} align={alignOf(column)}>
          {column.text(entry) || (column.kind === 'contact' && <NothingShown />)}
        </TableCell>
      ))}
    </TableRow>
  );
}

/** The note of the page says what it stands for. */
function NothingShown() {
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      –
    </Box>
  );
}

const alignOf = ({ kind }: RecapColumn) => (kind === 'number' ? 'right' : 'left');
const directionOf = (order: 'ASC' | 'DESC') => (order === 'ASC' ? 'asc' : 'desc');
