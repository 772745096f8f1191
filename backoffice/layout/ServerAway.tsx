import { Title } from 'react-admin';
import { errorCopy } from '#domain/error-copy.ts';
import { FailureNotice } from './Failure.tsx';
import { PageTitle } from './PageTitle.tsx';

/** The server did not answer when the console asked who is here and what they may do. */
export function ServerAway({ onRetry = reload }: { onRetry?: () => void }) {
  return (
    <>
      <Title title={<PageTitle text="Service unavailable" />} preferenceKey={false} />
      <FailureNotice title="The console could not be loaded" onRetry={onRetry}>
        {errorCopy({ code: 'SERVICE_UNAVAILABLE' }, { surface: 'console' })}
      </FailureNotice>
    </>
  );
}

// react-admin leads here from the page that failed: start over from the first one.
function reload(): void {
  window.location.assign('/console/');
}
