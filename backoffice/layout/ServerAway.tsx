import { Button } from '@mui/material';
import { errorCopy } from '#domain/error-copy.ts';
import { Notice } from './Notice.tsx';

/** The server did not answer when the console asked who is here. */
export function ServerAway({ onRetry }: { onRetry: () => void }) {
  return (
    <main>
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
    </main>
  );
}
