import { Box, Button, Card, Tab, Tabs } from '@mui/material';
import type { ReactElement } from 'react';
import { Loading, Title, useGetOne, useRequireAccess } from 'react-admin';
import { Link } from 'react-router-dom';
import { Notice } from '../../layout/Notice.tsx';
import { OrganizationGate } from '../../layout/OrganizationGate.tsx';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { useOrganization } from '../../layout/use-organization.ts';
import { isWorthRetrying } from '../../providers/error-code.ts';
import { MonthlyTimes } from './MonthlyTimes.tsx';
import { StampBook } from './StampBook.tsx';
import type { StampBookRecord } from './stamp-book-record.ts';

/** The stamps of the selected charity in their groups. */
export function StampBookPage() {
  return <BookPage title="Stamps" tab="/stamps" show={(record) => <StampBook record={record} />} />;
}

/** When the stamps recur, month by month. */
export function MonthlyTimesPage() {
  return (
    <BookPage
      title="Monthly schedule"
      tab="/stamps/monthly"
      show={(record) => <MonthlyTimes record={record} />}
    />
  );
}

type Props = { title: string; tab: string; show: (record: StampBookRecord) => ReactElement };

function BookPage({ title, tab, show }: Props) {
  const { isPending } = useRequireAccess({ resource: 'stamps', action: 'list' });
  const { providerId } = useOrganization();
  if (isPending) return <Loading />;
  return (
    <OrganizationGate title={title}>
      <Title title={<PageTitle text={title} />} preferenceKey={false} />
      <Tabs value={tab} aria-label="Books" sx={{ mb: 1, borderBottom: 1, borderColor: 'divider' }}>
        <Tab component={Link} to="/stamps" value="/stamps" label="Stamps" />
        <Tab component={Link} to="/stamps/monthly" value="/stamps/monthly" label="Monthly schedule" />
      </Tabs>
      {providerId !== null && <Book key={providerId} providerId={providerId} show={show} />}
    </OrganizationGate>
  );
}

function Book({ providerId, show }: { providerId: string } & Pick<Props, 'show'>) {
  const { data, error, refetch } = useStampBook(providerId);
  if (data) return <Box>{show(data)}</Box>;
  if (!error) return <Loading />;
  return (
    <Card>
      <Notice
        title="The stamps could not be loaded"
        actions={
          <Button variant="contained" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {error.message}
      </Notice>
    </Card>
  );
}

/** The books of a charity with its stamps, in one request. */
export function useStampBook(providerId: string) {
  return useGetOne<StampBookRecord>('stampBook', { id: providerId }, { retry: isWorthRetrying });
}
