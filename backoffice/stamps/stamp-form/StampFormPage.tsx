import { Button, Card } from '@mui/material';
import { Loading, Title } from 'react-admin';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { Notice } from '../../widgets/notices/Notice.tsx';
import { OrganizationGate } from '../../widgets/pages/OrganizationGate.tsx';
import { PageTitle } from '../../widgets/pages/PageTitle.tsx';
import { useStampBook, useStampSource } from '../book-record/stamp-book-methods.ts';
import { stampsById, titleOf } from '../book-record/stamp-book-record.ts';
import { StampEditor } from './StampEditor.tsx';

/** A new stamp, from nothing or from the quest that the address names. */
export function NewStampPage() {
  const [search] = useSearchParams();
  return (
    <OrganizationGate title="New stamp">
      {(providerId) => <NewStamp providerId={providerId} from={search.get('from')} />}
    </OrganizationGate>
  );
}

/** A stamp of the selected charity. */
export function StampPage() {
  const { id = '' } = useParams();
  return (
    <OrganizationGate title="Stamp">
      {(providerId) => <OneStamp key={id} providerId={providerId} id={id} />}
    </OrganizationGate>
  );
}

function NewStamp({ providerId, from }: { providerId: string; from: string | null }) {
  const book = useStampBook(providerId);
  const source = useStampSource(from);
  const error = book.error ?? source.error;
  if (!book.data || (from !== null && !source.data))
    return error ? <NoStamp title="New stamp" message={error.message} /> : <Loading />;
  return (
    <>
      <Title title={<PageTitle text="New stamp" />} preferenceKey={false} />
      <StampEditor key={from} book={book.data} stamp={null} source={source.data ?? null} />
    </>
  );
}

function OneStamp({ providerId, id }: { providerId: string; id: string }) {
  const { data: book, error } = useStampBook(providerId);
  if (!book) return error ? <NoStamp title="Stamp" message={error.message} /> : <Loading />;
  const stamp = stampsById(book).get(id);
  if (!stamp) return <NoStamp title="Stamp" message="This stamp is no longer in the stamp book." />;
  return (
    <>
      <Title title={<PageTitle text={`Stamp: ${titleOf(stamp)}`} />} preferenceKey={false} />
      <StampEditor key={id} book={book} stamp={stamp} source={null} />
    </>
  );
}

function NoStamp({ title, message }: { title: string; message: string }) {
  return (
    <>
      <Title title={<PageTitle text={title} />} preferenceKey={false} />
      <Card sx={{ mt: 2 }}>
        <Notice
          title="The stamp could not be loaded"
          actions={
            <Button component={Link} to="/stamps" variant="contained">
              Go to the stamps
            </Button>
          }
        >
          {message}
        </Notice>
      </Card>
    </>
  );
}
