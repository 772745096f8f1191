import { Box, Card, Tab, Tabs } from '@mui/material';
import type { ReactElement } from 'react';
import { Loading } from 'react-admin';
import { Link } from 'react-router-dom';
import { consoleStampBookTexts } from '#domain/texts/generated/console-stamp-book.ts';
import { textsOf } from '../../language/console-locale.ts';
import { FailureNotice } from '../../widgets/notices/Failure.tsx';
import { CharityPage } from '../../widgets/pages/CharityPage.tsx';
import { useStampBook } from '../book-record/stamp-book-methods.ts';
import type { StampBookRecord } from '../book-record/stamp-book-record.ts';
import { MonthlyTimes } from '../monthly-times/MonthlyTimes.tsx';
import { StampBook } from './StampBook.tsx';

/** The stamps of the selected charity in their groups. */
export function StampBookPage() {
  return (
    <BookPage
      title={textsOf(consoleStampBookTexts).stamps}
      tab="/stamps"
      show={(record) => <StampBook record={record} />}
    />
  );
}

/** When the stamps recur, month by month. */
export function MonthlyTimesPage() {
  return (
    <BookPage
      title={textsOf(consoleStampBookTexts).monthly}
      tab="/stamps/monthly"
      show={(record) => <MonthlyTimes record={record} />}
    />
  );
}

type Props = { title: string; tab: string; show: (record: StampBookRecord) => ReactElement };

function BookPage({ title, tab, show }: Props) {
  const t = textsOf(consoleStampBookTexts);
  return (
    <CharityPage title={title}>
      {(providerId) => (
        <>
          <Tabs value={tab} aria-label={t.books} sx={{ mb: 1, borderBottom: 1, borderColor: 'divider' }}>
            <Tab component={Link} to="/stamps" value="/stamps" label={t.stamps} />
            <Tab component={Link} to="/stamps/monthly" value="/stamps/monthly" label={t.monthly} />
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
      <FailureNotice title={textsOf(consoleStampBookTexts).notLoaded} onRetry={() => void refetch()}>
        {error.message}
      </FailureNotice>
    </Card>
  );
}
