import { Button } from '@mui/material';
import { Loading, useRedirect } from 'react-admin';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { consoleStampFormTexts } from '#domain/texts/generated/console-stamp-form.ts';
import { textsOf } from '../../language/console-locale.ts';
import { RemindersCard } from '../../messages/RemindersCard.tsx';
import { QuestPictureCard } from '../../pictures/PictureCards.tsx';
import { Notice } from '../../widgets/notices/Notice.tsx';
import { OrganizationGate } from '../../widgets/pages/OrganizationGate.tsx';
import { PageHeading } from '../../widgets/pages/PageTitle.tsx';
import { useStampBook, useStampSource } from '../book-record/stamp-book-methods.ts';
import { stampsById, titleOf } from '../book-record/stamp-book-record.ts';
import { ReadyStamps } from '../new-stamp/ReadyStamps.tsx';
import { StandInsCard } from '../stand-ins/StandInsCard.tsx';
import { StampEditor } from './StampEditor.tsx';

/** A new stamp, from nothing or from the quest that the address names. */
export function NewStampPage() {
  const [search] = useSearchParams();
  return (
    <OrganizationGate title={textsOf(consoleStampFormTexts).newStamp}>
      {(providerId) => <NewStamp providerId={providerId} from={search.get('from')} />}
    </OrganizationGate>
  );
}

/** A stamp of the selected charity. */
export function StampPage() {
  const { id = '' } = useParams();
  return (
    <OrganizationGate title={textsOf(consoleStampFormTexts).stamp}>
      {(providerId) => <OneStamp key={id} providerId={providerId} id={id} />}
    </OrganizationGate>
  );
}

function NewStamp({ providerId, from }: { providerId: string; from: string | null }) {
  const t = textsOf(consoleStampFormTexts);
  const book = useStampBook(providerId);
  const source = useStampSource(from);
  const redirect = useRedirect();
  const error = book.error ?? source.error;
  if (!book.data || (from !== null && !source.data))
    return error ? <NoStamp title={t.newStamp} message={error.message} /> : <Loading />;
  return (
    <>
      <PageHeading text={t.newStamp} />
      {from === null && (
        <ReadyStamps
          providerId={providerId}
          locationId={book.data.approvedLocations[0]?.id ?? null}
          onMade={() => redirect('/stamps')}
        />
      )}
      <StampEditor key={from} book={book.data} stamp={null} source={source.data ?? null} />
    </>
  );
}

function OneStamp({ providerId, id }: { providerId: string; id: string }) {
  const t = textsOf(consoleStampFormTexts);
  const { data: book, error } = useStampBook(providerId);
  if (!book) return error ? <NoStamp title={t.stamp} message={error.message} /> : <Loading />;
  const stamp = stampsById(book).get(id);
  if (!stamp) return <NoStamp title={t.stamp} message={t.gone} />;
  return (
    <>
      <PageHeading text={t.stampOf({ title: titleOf(stamp) })} />
      <StampEditor key={id} book={book} stamp={stamp} source={null} />
      <QuestPictureCard quest={{ id, providerId }} isStamp />
      <RemindersCard providerId={providerId} stampId={id} />
      <StandInsCard stampId={id} />
    </>
  );
}

function NoStamp({ title, message }: { title: string; message: string }) {
  const t = textsOf(consoleStampFormTexts);
  return (
    <>
      <PageHeading text={title} />
      <Notice
        isCard
        title={t.notLoaded}
        actions={
          <Button component={Link} to="/stamps" variant="contained">
            {t.toStamps}
          </Button>
        }
      >
        {message}
      </Notice>
    </>
  );
}
