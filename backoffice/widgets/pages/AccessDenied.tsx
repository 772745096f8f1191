import { Card, Link } from '@mui/material';
import { Title } from 'react-admin';
import { useOrganization } from '../../session/use-organization.ts';
import { Notice } from '../notices/Notice.tsx';
import { PageTitle } from './PageTitle.tsx';

/** A page that the viewer's roles at the selected organization do not open. */
export function AccessDenied() {
  const supportEmail = useOrganization().session?.title.supportEmail;
  return (
    <>
      <Title title={<PageTitle text="Access denied" />} preferenceKey={false} />
      <Card sx={{ mt: 2 }}>
        <Notice title="You do not have permission to see this page">
          Contact the administrator of your organization
          {supportEmail ? (
            <>
              , or email support at <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>.
            </>
          ) : (
            '.'
          )}
        </Notice>
      </Card>
    </>
  );
}
