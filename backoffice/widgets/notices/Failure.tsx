import { Alert, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { consoleNoticesTexts } from '#domain/texts/generated/console-notices.ts';
import { textsOf } from '../../language/console-locale.ts';
import { Notice } from './Notice.tsx';

/** A page, or a large part of one, that did not arrive: what is missing, why, and another try. */
export function FailureNotice({
  title,
  onRetry,
  children,
}: {
  title: string;
  onRetry: () => void;
  children?: ReactNode;
}) {
  return (
    <Notice
      title={title}
      actions={
        <Button variant="contained" onClick={onRetry}>
          {textsOf(consoleNoticesTexts).tryAgain}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}

/** The same in one line, where a table or list would stand. */
export function FailureAlert({ error, onRetry }: { error: Error; onRetry: () => unknown }) {
  const retry = (
    <Button color="inherit" onClick={() => void onRetry()}>
      {textsOf(consoleNoticesTexts).tryAgain}
    </Button>
  );
  return (
    <Alert severity="error" action={retry}>
      {error.message}
    </Alert>
  );
}
