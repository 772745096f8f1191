import { Card } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { CreateButton, FilterButton, List, type ListProps, Pagination, TopToolbar } from 'react-admin';
import { isWorthRetrying } from '../../api-client/error-code.ts';
import { Notice } from '../notices/Notice.tsx';
import { PageTitle } from '../pages/PageTitle.tsx';
import { LoadFailure } from './ListStates.tsx';

type Props = Pick<ListProps, 'filter' | 'storeKey'> & {
  title: string;
  /** What the page says when there is nothing of the kind. */
  emptyTitle: string;
  filters?: ReactElement<{ alwaysOn?: boolean }>[];
  /** On the button that leads to the form for another one. */
  createLabel?: string;
  hasPages?: boolean;
  children: ReactElement;
};

/** A list of records: the same frame for each. */
export function RecordList({
  title,
  emptyTitle,
  filters,
  createLabel,
  hasPages = true,
  children,
  ...list
}: Props) {
  return (
    <List
      {...list}
      title={<PageTitle text={title} />}
      perPage={25}
      pagination={hasPages ? <Pagination rowsPerPageOptions={[10, 25, 50, 100]} /> : false}
      {...(filters && { filters })}
      actions={<Actions hasMoreFilters={filters?.some(isOptional) ?? false} createLabel={createLabel} />}
      exporter={false}
      // The page itself says what went wrong: no toast beside it.
      queryOptions={{ retry: isWorthRetrying, onError: () => undefined }}
      empty={createLabel ? false : <NoneYet title={emptyTitle} />}
      error={<LoadFailure />}
    >
      {children}
    </List>
  );
}

function isOptional({ props }: ReactElement<{ alwaysOn?: boolean }>): boolean {
  return !props.alwaysOn;
}

function Actions({
  hasMoreFilters,
  createLabel,
}: {
  hasMoreFilters: boolean;
  createLabel?: string | undefined;
}) {
  return (
    // On a phone the way to a new one floats, and its bar would be empty.
    <TopToolbar sx={hasMoreFilters ? {} : { '&&': { minHeight: { xs: 0, sm: 44 } } }}>
      {hasMoreFilters && <FilterButton />}
      {createLabel && <CreateButton label={createLabel} />}
    </TopToolbar>
  );
}

/** Says that there is nothing of the kind at all. */
function NoneYet({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Card>
      <Notice title={title}>{children}</Notice>
    </Card>
  );
}
