import { Box, Card, Link, Typography } from '@mui/material';
import { Edit, useNotify, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { PROFILE_FIELDS } from '#domain/charities/provider-form.ts';
import { consoleCharityProfileTexts } from '#domain/texts/generated/console-charity-profile.ts';
import { consoleMenuTexts } from '#domain/texts/generated/console-menu.ts';
import { isWorthRetrying } from '../api-client/error-code.ts';
import { RecordInputs } from '../fields/RecordInputs.tsx';
import { textsOf } from '../language/console-locale.ts';
import { CharityPictures } from '../pictures/PictureCards.tsx';
import { AgePolicyInputs } from '../staff/providers/AgePolicyInputs.tsx';
import { LocationInputs } from '../staff/providers/LocationInputs.tsx';
import { type CharityRecord, charityChanges } from '../staff/providers/record/provider-record.ts';
import { validateSettings } from '../staff/providers/record/provider-validation.ts';
import { useLocationNotice } from '../staff/providers/use-location-notice.tsx';
import { RecordForm } from '../widgets/forms/RecordForm.tsx';
import { OrganizationGate } from '../widgets/pages/OrganizationGate.tsx';
import { PageHeading } from '../widgets/pages/PageTitle.tsx';
import { CharityFileCard } from './CharityFileCard.tsx';

/** What the selected charity's admins keep themselves: profile, locations, age policies and pictures. */
export function CharityPage() {
  const title = textsOf(consoleMenuTexts).charity;
  return (
    <OrganizationGate title={title}>
      {(providerId) => (
        <>
          <PageHeading text={title} />
          <Settings providerId={providerId} />
        </>
      )}
    </OrganizationGate>
  );
}

function Settings({ providerId }: { providerId: string }) {
  const t = textsOf(consoleCharityProfileTexts);
  const notify = useNotify();
  return (
    <Edit
      resource="charity"
      id={providerId}
      title={false}
      component={Box}
      redirect={false}
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess: () => notify(t.saved, { type: 'success' }) }}
      queryOptions={{ retry: isWorthRetrying }}
    >
      <Box sx={columns}>
        <Card>
          <SettingsForm />
        </Card>
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
          <CharityPictures providerId={providerId} />
          <MoreSettings />
          <CharityFileCard providerId={providerId} />
        </Box>
      </Box>
    </Edit>
  );
}

function SettingsForm() {
  const charity = useRecordContext<CharityRecord>();
  const { isMeant, dialog } = useLocationNotice();
  return (
    <>
      <RecordForm
        validate={validateSettings}
        isMeant={async (values) =>
          !charity || isMeant(charity.id, charityChanges(values as CharityRecord, charity))
        }
      >
        <RecordInputs
          fields={PROFILE_FIELDS}
          names={['mission', 'website', 'telephone', 'organizationCode']}
          parts={{}}
        />
        <LocationInputs />
        <AgePolicyInputs />
      </RecordForm>
      {dialog}
    </>
  );
}

/** The way to what has a page of its own. */
function MoreSettings() {
  const t = textsOf(consoleCharityProfileTexts);
  const links = [
    ['/messages', t.toMessages],
    ['/chariteers?tab=safety', t.toSafety],
    ['/groups', t.toTeam],
    ['/charity/programs', t.toPrograms],
  ] as const;
  return (
    <Card component="section" aria-label={t.more} sx={{ p: 2.5, display: 'grid', gap: 1.5 }}>
      <Typography variant="h2">{t.more}</Typography>
      {links.map(([to, text]) => (
        <Link key={to} component={RouterLink} to={to}>
          {text}
        </Link>
      ))}
    </Card>
  );
}

const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
};
