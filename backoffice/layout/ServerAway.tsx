import { Button } from '@mui/material';
import { Title } from 'react-admin';
import { errorCopy } from '#domain/error-copy.ts';
import { Notice } from './Notice.tsx';
import { PageTitle } from './PageTitle.tsx';

/** The server did not answer when the console asked who is here and what they may do. */
export function ServerAway({ onRetry = reload }: { onRetry?: () => void }) {
  return (
    <>
      <Title title={<PageTitle text="Service unavailable" />} preferenceKey={false} />
      <Notice
        title="The console could not be loaded"
        actions={
          <Button variant="contained" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {errorCopy({ code: 'SERVICE_UNAVAILABLE' }, { surface: 'console' })}
      </Notice>
    </>
  );
}

// react-admin leads here from the page that failed: start over from the first one.
function reload(): void {
  window.location.assign('/console/');
}
