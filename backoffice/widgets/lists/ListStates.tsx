import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { FailureNotice } from '../notices/Failure.tsx';
import { Notice } from '../notices/Notice.tsx';

/** There is something in the list, but the filters let none through. */
export function NothingFits({
  title = 'Nothing fits these filters',
  children,
}: {
  title?: string;
  children?: ReactNode;
}) {
  const { setFilters } = useListContext();
  return (
    <Notice
      title={title}
      actions={
        <Button variant="outlined" onClick={() => setFilters({}, {})}>
          Clear filters
        </Button>
      }
    >
      {children}
    </Notice>
  );
}

/** The list did not arrive. */
export function LoadFailure({ title = 'The list could not be loaded' }: { title?: string }) {
  const { error, refetch } = useListContext();
  return (
    <FailureNotice title={title} onRetry={() => void refetch()}>
      {error?.message}
    </FailureNotice>
  );
}
