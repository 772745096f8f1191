import { Box, Tab, Tabs } from '@mui/material';
import { Loading, Title, useCanAccess, useRequireAccess } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { OrganizationGate } from '../layout/OrganizationGate.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { UnderConstructionNotice } from '../layout/UnderConstruction.tsx';
import { useOrganization } from '../layout/use-organization.ts';
import { Leaderboard } from './Leaderboard.tsx';

const TITLE = 'Top volunteers';

/** Who serves at the selected charity, and the trainings they have. */
export function VolunteersPage() {
  const { isPending } = useRequireAccess({ resource: 'chariteers', action: 'list' });
  if (isPending) return <Loading />;
  return (
    <OrganizationGate title={TITLE}>
      <Title title={<PageTitle text={TITLE} />} preferenceKey={false} />
      <SelectedCharity />
    </OrganizationGate>
  );
}

function SelectedCharity() {
  const { providerId } = useOrganization();
  // Previews and trainings are open to the same people.
  const { isPending, canAccess: canSeeMore } = useCanAccess({ resource: 'chariteers', action: 'show' });
  const [params, setParams] = useSearchParams();
  const tab = canSeeMore && params.get('tab') === 'orientations' ? 'orientations' : 'leaderboard';
  if (providerId === null || isPending) return <Loading />;
  return (
    <>
      <Tabs
        value={tab}
        onChange={(_event, chosen) => setParams(chosen === 'orientations' ? { tab: chosen } : {})}
        aria-label="Volunteers"
        sx={{ mt: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        <Tab value="leaderboard" label="Leaderboard" id="tab-leaderboard" aria-controls="panel-leaderboard" />
        {canSeeMore && (
          <Tab
            value="orientations"
            label="Orientations"
            id="tab-orientations"
            aria-controls="panel-orientations"
          />
        )}
      </Tabs>
      <Box role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
        {tab === 'leaderboard' ? (
          <Leaderboard key={providerId} providerId={providerId} />
        ) : (
          <UnderConstructionNotice title="This tab is under construction" />
        )}
      </Box>
    </>
  );
}
