import { Button, Card } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { Notice } from '../layout/Notice.tsx';

/** There is nothing of the kind at all. */
export function NoneYet({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Card>
      <Notice title={title}>{children}</Notice>
    </Card>
  );
}

/** There is something, but the filters let none through. */
export function NothingFits() {
  const { setFilters } = useListContext();
  return (
    <Notice
      title="Nothing fits these filters"
      actions={
        <Button variant="outlined" onClick={() => setFilters({}, {})}>
          Clear filters
        </Button>
      }
    />
  );
}

/** The list did not arrive. */
export function LoadFailure() {
  const { error, refetch } = useListContext();
  return (
    <Notice
      title="The list could not be loaded"
      actions={
        <Button variant="contained" onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      {error?.message}
    </Notice>
  );
}
