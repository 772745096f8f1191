import { Title } from 'react-admin';
import { errorCopy } from '#domain/wording/error-copy.ts';
import { shownErrorOf } from '../api-client/error-code.ts';
import { knownSupportEmail } from '../session/session.ts';
import { FailureNotice } from '../widgets/notices/Failure.tsx';
import { PageTitle } from '../widgets/pages/PageTitle.tsx';

type Props = { error?: unknown; onRetry?: () => void };

/** The server did not answer when the console asked who is here and what they may do, or says what is away. */
export function ServerAway({ error, onRetry = reload }: Props) {
  const shown = error ? shownErrorOf(error) : { code: 'SERVICE_UNAVAILABLE' };
  return (
    <>
      <Title title={<PageTitle text="Service unavailable" />} preferenceKey={false} />
      <FailureNotice title="The console could not be loaded" onRetry={onRetry}>
        {errorCopy(shown, { surface: 'console', supportEmail: knownSupportEmail() })}
      </FailureNotice>
    </>
  );
}

// react-admin leads here from the page that failed: start over from the first one.
function reload(): void {
  window.location.assign('/console/');
}
