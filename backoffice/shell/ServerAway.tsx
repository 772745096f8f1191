import { consoleSessionTexts } from '#domain/texts/generated/console-session.ts';
import { consoleErrorCopy } from '#domain/wording/console-error-copy.ts';
import { shownErrorOf } from '../api-client/error-code.ts';
import { consoleLocale, textsOf } from '../language/console-locale.ts';
import { knownSupportEmail } from '../session/session.ts';
import { FailureNotice } from '../widgets/notices/Failure.tsx';
import { PageHeading } from '../widgets/pages/PageTitle.tsx';

type Props = { error?: unknown; onRetry?: () => void };

/** The server did not answer when the console asked who is here and what they may do, or says what is away. */
export function ServerAway({ error, onRetry = reload }: Props) {
  const t = textsOf(consoleSessionTexts);
  const locale = consoleLocale();
  const shown = error ? shownErrorOf(error) : { code: 'SERVICE_UNAVAILABLE' };
  return (
    <>
      <PageHeading text={t.awayTitle} />
      <FailureNotice title={t.away} onRetry={onRetry}>
        {consoleErrorCopy(locale, shown, { surface: 'console', supportEmail: knownSupportEmail() })}
      </FailureNotice>
    </>
  );
}

// react-admin leads here from the page that failed: start over from the first one.
function reload(): void {
  window.location.assign('/console/');
}
