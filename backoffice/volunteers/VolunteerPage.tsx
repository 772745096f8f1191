import { Card } from '@mui/material';
import { useEffect } from 'react';
import { Loading, useCanAccess } from 'react-admin';
import { useParams } from 'react-router-dom';
import { consoleVolunteersTexts } from '#domain/texts/generated/console-volunteers.ts';
import { textsOf } from '../language/console-locale.ts';
import { volunteerName } from '../records/volunteer-name.ts';
import { BackButton } from '../widgets/pages/BackButton.tsx';
import { OrganizationGate } from '../widgets/pages/OrganizationGate.tsx';
import { PageHeading } from '../widgets/pages/PageTitle.tsx';
import { VolunteerLetters } from './letters/VolunteerLetters.tsx';
import { VolunteerNotes } from './notes/VolunteerNotes.tsx';
import { VolunteerContact } from './preview/VolunteerContact.tsx';
import { useVolunteerHistory, VolunteerHistory } from './preview/VolunteerHistory.tsx';

/** Page of a volunteer at the selected charity; redirects to the public profile without access to the history. */
export function VolunteerPage() {
  const { id = '' } = useParams();
  const access = useCanAccess({ resource: 'chariteers', action: 'show' });
  const isDenied = !access.isPending && access.canAccess === false;
  useEffect(() => {
    if (isDenied) window.location.replace(`/chariteer-fun-profile/${encodeURIComponent(id)}`);
  }, [isDenied, id]);
  if (access.isPending || isDenied) return <Loading />;
  return (
    <OrganizationGate title={textsOf(consoleVolunteersTexts).volunteer}>
      {(providerId) => <Volunteer key={id} volunteerId={id} providerId={providerId} />}
    </OrganizationGate>
  );
}

function Volunteer({ volunteerId, providerId }: { volunteerId: string; providerId: string }) {
  const { data } = useVolunteerHistory({ volunteerId, providerId, page: 1 });
  const volunteer = data?.mergedContracts[0]?.contract.chariteer ?? null;
  const name = volunteer ? volunteerName(volunteer) : textsOf(consoleVolunteersTexts).volunteer;
  return (
    <>
      <PageHeading text={name} />
      <BackButton to="/chariteers">{textsOf(consoleVolunteersTexts).back}</BackButton>
      <Card sx={{ mt: 1, p: 2.5, maxWidth: 720, display: 'grid', gap: 2 }}>
        {volunteer && <VolunteerContact volunteer={volunteer} />}
        <VolunteerNotes volunteerId={volunteerId} providerId={providerId} />
        <VolunteerHistory volunteerId={volunteerId} providerId={providerId} />
        <VolunteerLetters volunteerId={volunteerId} providerId={providerId} />
      </Card>
    </>
  );
}
