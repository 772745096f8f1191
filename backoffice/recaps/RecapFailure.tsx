import { Card } from '@mui/material';
import { consoleRecapsTexts } from '#domain/texts/generated/console-recaps.ts';
import { ConsoleError } from '../api-client/error-code.ts';
import { textsOf } from '../language/console-locale.ts';
import { FailureNotice } from '../widgets/notices/Failure.tsx';
import { RecapDenied } from './RecapDenied.tsx';

/** The report did not arrive, or is no longer the viewer's to read. */
export function RecapFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (error instanceof ConsoleError && error.code === 'FORBIDDEN') return <RecapDenied />;
  return (
    <Card sx={{ mt: 2 }}>
      <FailureNotice title={textsOf(consoleRecapsTexts).notLoaded} onRetry={onRetry}>
        {error.message}
      </FailureNotice>
    </Card>
  );
}
