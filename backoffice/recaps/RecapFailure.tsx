import { Card } from '@mui/material';
import { ConsoleError } from '../api-client/error-code.ts';
import { FailureNotice } from '../widgets/notices/Failure.tsx';
import { RecapDenied } from './RecapDenied.tsx';

/** The report did not arrive, or is no longer the viewer's to read. */
export function RecapFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (error instanceof ConsoleError && error.code === 'FORBIDDEN') return <RecapDenied />;
  return (
    <Card sx={{ mt: 2 }}>
      <FailureNotice title="The recap could not be loaded" onRetry={onRetry}>
        {error.message}
      </FailureNotice>
    </Card>
  );
}
