import { Button } from '@mui/material';
import { recapDenied } from '#domain/recaps/recap-period.ts';
import { consoleNoticesTexts } from '#domain/texts/generated/console-notices.ts';
import { consoleRecapsTexts } from '#domain/texts/generated/console-recaps.ts';
import { said, textsOf } from '../language/console-locale.ts';
import { useOrganization } from '../session/use-organization.ts';
import { Notice } from '../widgets/notices/Notice.tsx';

/** What someone without the right reads in place of a recap. */
export function RecapDenied() {
  const supportEmail = useOrganization().session?.title.supportEmail ?? null;
  return (
    <Notice
      isCard
      title={textsOf(consoleNoticesTexts).deniedTitle}
      actions={
        supportEmail && (
          <Button variant="outlined" href={`mailto:${supportEmail}`}>
            {textsOf(consoleRecapsTexts).emailSupport}
          </Button>
        )
      }
    >
      {said(recapDenied(supportEmail))}
    </Notice>
  );
}
