import { Box, Card, Tab, Tabs } from '@mui/material';
import type { ReactElement } from 'react';
import { Loading } from 'react-admin';
import { Link } from 'react-router-dom';
import { FailureNotice } from '../../widgets/notices/Failure.tsx';
import { CharityPage } from '../../widgets/pages/CharityPage.tsx';
import { useStampBook } from '../book-record/stamp-book-methods.ts';
import type { StampBookRecord } from '../book-record/stamp-book-record.ts';
import { MonthlyTimes } from '../monthly-times/MonthlyTimes.tsx';
import { StampBook } from './StampBook.tsx';

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
  return (
    <CharityPage title={title}>
      {(providerId) => (
        <>
          <Tabs value={tab} aria-label="Books" sx={{ mb: 1, borderBottom: 1, borderColor: 'divider' }}>
            <Tab component={Link} to="/stamps" value="/stamps" label="Stamps" />
            <Tab component={Link} to="/stamps/monthly" value="/stamps/monthly" label="Monthly schedule" />
          </Tabs>
          <Book providerId={providerId} show={show} />
        </>
      )}
    </CharityPage>
  );
}

function Book({ providerId, show }: { providerId: string } & Pick<Props, 'show'>) {
  const { data, error, refetch } = useStampBook(providerId);
  if (data) return <Box>{show(data)}</Box>;
  if (!error) return <Loading />;
  return (
    <Card>
      <FailureNotice title="The stamps could not be loaded" onRetry={() => void refetch()}>
        {error.message}
      </FailureNotice>
    </Card>
  );
}
