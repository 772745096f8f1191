import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { consoleNoticesTexts } from '#domain/texts/generated/console-notices.ts';
import { textsOf } from '../../language/console-locale.ts';
import { FailureNotice } from '../notices/Failure.tsx';
import { Notice } from '../notices/Notice.tsx';

/** There is something in the list, but the filters let none through. */
export function NothingFits({
  title = textsOf(consoleNoticesTexts).nothingFits,
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
          {textsOf(consoleNoticesTexts).clearFilters}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}

/** The list did not arrive. */
export function LoadFailure({ title = textsOf(consoleNoticesTexts).listNotLoaded }: { title?: string }) {
  const { error, refetch } = useListContext();
  return (
    <FailureNotice title={title} onRetry={() => void refetch()}>
      {error?.message}
    </FailureNotice>
  );
}
