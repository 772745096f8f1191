import { Alert, Button } from '@mui/material';
import { consoleNoticesTexts } from '#domain/texts/generated/console-notices.ts';
import { textsOf } from '../../language/console-locale.ts';
import { Notice, type NoticeProps } from './Notice.tsx';

/** A page, or a large part of one, that did not arrive: what is missing, why, and another try. */
export function FailureNotice({ onRetry, ...notice }: NoticeProps & { onRetry: () => void }) {
  const retry = (
    <Button variant="contained" onClick={onRetry}>
      {textsOf(consoleNoticesTexts).tryAgain}
    </Button>
  );
  return <Notice {...notice} actions={retry} />;
}

/** Error in one line with a retry button, in place of a table or list. */
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
