import { Button } from '@mui/material';
import { errorCopy } from '#domain/wording/error-copy.ts';
import { knownSupportEmail } from '../session/session.ts';
import { isLoadingFailure, LOADING_FAILED } from '../widgets/loading/loading-failure.ts';
import { Notice } from '../widgets/notices/Notice.tsx';

/** What a page shows when it broke, or when its part of the program did not arrive. */
export function PageError({ error }: { error: Error }) {
  const isMissingPart = isLoadingFailure(error);
  return (
    <Notice
      title={isMissingPart ? LOADING_FAILED : 'Something went wrong'}
      actions={
        <Button variant="contained" onClick={() => window.location.reload()}>
          Reload
        </Button>
      }
    >
      {isMissingPart
        ? 'A part of this page could not be loaded. Check your Internet connection, then reload.'
        : errorCopy({ message: error.message }, { surface: 'console', supportEmail: knownSupportEmail() })}
    </Notice>
  );
}
