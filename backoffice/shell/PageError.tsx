import { Button } from '@mui/material';
import { consoleSessionTexts } from '#domain/texts/generated/console-session.ts';
import { consoleErrorCopy } from '#domain/wording/console-error-copy.ts';
import { consoleLocale, textsOf } from '../language/console-locale.ts';
import { knownSupportEmail } from '../session/session.ts';
import { isLoadingFailure } from '../widgets/loading/loading-failure.ts';
import { Notice } from '../widgets/notices/Notice.tsx';

/** What a page shows when it broke, or when its part of the program did not arrive. */
export function PageError({ error }: { error: Error }) {
  const t = textsOf(consoleSessionTexts);
  const locale = consoleLocale();
  const isMissingPart = isLoadingFailure(error);
  return (
    <Notice
      title={isMissingPart ? t.partMissingTitle : t.brokenTitle}
      actions={
        <Button variant="contained" onClick={() => window.location.reload()}>
          {t.reload}
        </Button>
      }
    >
      {isMissingPart
        ? t.partMissing
        : consoleErrorCopy(
            locale,
            { message: error.message },
            { surface: 'console', supportEmail: knownSupportEmail() },
          )}
    </Notice>
  );
}
