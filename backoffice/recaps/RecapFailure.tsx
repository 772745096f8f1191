import { Button, Card } from '@mui/material';
import { Notice } from '../layout/Notice.tsx';
import { ConsoleError } from '../providers/error-code.ts';
import { RecapDenied } from './RecapDenied.tsx';

/** The report did not arrive, or is no longer the viewer's to read. */
export function RecapFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (error instanceof ConsoleError && error.code === 'FORBIDDEN') return <RecapDenied />;
  return (
    <Card sx={{ mt: 2 }}>
      <Notice
        title="The recap could not be loaded"
        actions={
          <Button variant="contained" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {error.message}
      </Notice>
    </Card>
  );
}
