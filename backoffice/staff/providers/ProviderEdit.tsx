import { Alert, Box, Card, Link, Typography } from '@mui/material';
import { Edit, useNotify, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { consoleCharitiesTexts } from '#domain/texts/generated/console-charities.ts';
import { consoleDeskTexts } from '#domain/texts/generated/console-desk.ts';
import { isWorthRetrying } from '../../api-client/error-code.ts';
import { textsOf } from '../../language/console-locale.ts';
import { CharityPictures } from '../../pictures/PictureCards.tsx';
import { RecordForm } from '../../widgets/forms/RecordForm.tsx';
import { useLoadFailure } from '../../widgets/forms/use-load-failure.ts';
import { RecordTitle } from '../../widgets/pages/PageTitle.tsx';
import { ProviderAccounts } from './ProviderAccounts.tsx';
import { ProviderBooks } from './ProviderBooks.tsx';
import { ProviderInputs } from './ProviderInputs.tsx';
import { ProviderWallet } from './ProviderWallet.tsx';
import { type ProviderRecord, providerChanges, sourceLabel } from './record/provider-record.ts';
import { validateProvider } from './record/provider-validation.ts';
import { useLocationNotice } from './use-location-notice.tsx';

/** Page of a charity: its profile, its accounts, and its books to read. */
export function ProviderEdit() {
  const t = textsOf(consoleCharitiesTexts);
  const notify = useNotify();
  const onSuccess = ({ name, isVisible }: ProviderRecord) =>
    notify(isVisible ? t.savedShown({ name }) : t.savedHidden({ name }), { type: 'success' });
  return (
    <Edit
      title={<RecordTitle source="name" kind={textsOf(consoleDeskTexts).charity} />}
      component={Box}
      redirect={false}
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess, meta: WHOLE }}
      // react-admin would begin with the list's row, which lacks most of what stands here: ask under another key.
      queryOptions={{ retry: isWorthRetrying, onError: useLoadFailure('providers'), meta: WHOLE }}
    >
      <HiddenNotice />
      <Box sx={columns}>
        <Card>
          <ProviderForms />
        </Card>
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
          <ProviderLinks />
          <ProviderPictures />
          <ProviderAccounts />
          <ProviderWallet />
          <ProviderBooks />
        </Box>
      </Box>
    </Edit>
  );
}

function ProviderForms() {
  const charity = useRecordContext<ProviderRecord>();
  const { isMeant, dialog } = useLocationNotice();
  return (
    <>
      <RecordForm
        validate={validateProvider}
        isMeant={async (values) =>
          !charity || isMeant(charity.id, providerChanges(values as ProviderRecord, charity))
        }
      >
        <ProviderInputs />
      </RecordForm>
      {dialog}
    </>
  );
}

function ProviderPictures() {
  const charity = useRecordContext<ProviderRecord>();
  return charity ? <CharityPictures providerId={charity.id} /> : null;
}

const WHOLE = { isWhole: true };

const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
};

function HiddenNotice() {
  const charity = useRecordContext<ProviderRecord>();
  if (!charity || charity.isVisible) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {textsOf(consoleCharitiesTexts).hiddenNote}
    </Alert>
  );
}

/** Links to other pages about this charity. */
function ProviderLinks() {
  const charity = useRecordContext<ProviderRecord>();
  if (!charity) return null;
  const t = textsOf(consoleCharitiesTexts);
  const id = encodeURIComponent(charity.id);
  const filter = encodeURIComponent(JSON.stringify({ about: charity.id }));
  return (
    <Card component="section" aria-label={t.more} sx={{ p: 2.5 }}>
      <Typography>{t.madeByWhom({ source: sourceLabel(charity.importSource) })}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, '& a': { display: 'inline-block', py: 1 } }}>
        <li>
          <Link href={`/questList/${id}`}>{t.publicPage}</Link>
        </li>
        <li>
          <Link component={RouterLink} to={`/audit?filter=${filter}`}>
            {t.log}
          </Link>
        </li>
      </Box>
    </Card>
  );
}
