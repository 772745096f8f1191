import { Button, Card } from '@mui/material';
import { Loading, Title, useRequireAccess } from 'react-admin';
import { Notice } from './Notice.tsx';
import { OrganizationGate } from './OrganizationGate.tsx';
import { PageTitle } from './PageTitle.tsx';

type Props = { resource: string; title: string; action?: string };

/** A page of later work, at the address it will keep, for those to whom it will be open. */
export function UnderConstruction({ resource, title, action = 'list' }: Props) {
  const { isPending } = useRequireAccess({ resource, action });
  if (isPending) return <Loading />;
  return (
    <OrganizationGate title={title}>
      {() => (
        <>
          <Title title={<PageTitle text={title} />} preferenceKey={false} />
          <Card sx={{ mt: 2 }}>
            <UnderConstructionNotice title="This page is under construction" />
          </Card>
        </>
      )}
    </OrganizationGate>
  );
}

/** The same for a part of a page. */
export function UnderConstructionNotice({ title }: { title: string }) {
  return (
    <Notice
      title={title}
      actions={
        <>
          <Button href="/">Go to the first page</Button>
          <Button href="/login">Log in</Button>
        </>
      }
    >
      We are still building this part of the console.
    </Notice>
  );
}
