import { Button, Card } from '@mui/material';
import { recapDenied } from '#domain/recaps/recap-denied.ts';
import { useOrganization } from '../session/use-organization.ts';
import { Notice } from '../widgets/notices/Notice.tsx';

/** What somebody without the right reads in place of a recap. */
export function RecapDenied() {
  const supportEmail = useOrganization().session?.title.supportEmail ?? null;
  return (
    <Card sx={{ mt: 2 }}>
      <Notice
        title="Access denied"
        actions={
          supportEmail && (
            <Button variant="outlined" href={`mailto:${supportEmail}`}>
              Email support
            </Button>
          )
        }
      >
        {recapDenied(supportEmail)}
      </Notice>
    </Card>
  );
}
