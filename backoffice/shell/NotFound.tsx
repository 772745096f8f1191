import { Button, Card } from '@mui/material';
import { Title } from 'react-admin';
import { Notice } from '../widgets/notices/Notice.tsx';
import { PageTitle } from '../widgets/pages/PageTitle.tsx';

/** An address that leads nowhere. */
export function NotFound() {
  return (
    <>
      <Title title={<PageTitle text="Page Not Found" />} preferenceKey={false} />
      <Card sx={{ mt: 2 }}>
        <Notice
          title="There is no page at this address"
          actions={
            <>
              <Button href="/console/quests">Go to the quests</Button>
              <Button href="/console/login">Log in again</Button>
            </>
          }
        >
          Check the address, or log in again if you followed a link from earlier.
        </Notice>
      </Card>
    </>
  );
}
