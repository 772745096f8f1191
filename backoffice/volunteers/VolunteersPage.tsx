import { Box, Tab, Tabs } from '@mui/material';
import { Loading, useCanAccess } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { CharityPage } from '../layout/CharityPage.tsx';
import { NoRankings } from '../layout/NoRankings.tsx';
import { OrientationsTab } from '../orientations/OrientationsTab.tsx';
import { Leaderboard } from './Leaderboard.tsx';

/** Who serves at the selected charity, and the trainings they have. */
export function VolunteersPage() {
  return (
    <CharityPage resource="chariteers" title="Top volunteers">
      {(providerId) => <VolunteerTabs providerId={providerId} />}
    </CharityPage>
  );
}

function VolunteerTabs({ providerId }: { providerId: string }) {
  const { isPending, canAccess: hasTrainings } = useCanAccess({ resource: 'orientations', action: 'list' });
  const [params, setParams] = useSearchParams();
  const tab = hasTrainings && params.get('tab') === 'orientations' ? 'orientations' : 'leaderboard';
  if (isPending) return <Loading />;
  return (
    <>
      <Tabs
        value={tab}
        onChange={(_event, chosen) => setParams(chosen === 'orientations' ? { tab: chosen } : {})}
        aria-label="Volunteers"
        sx={{ mt: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        <Tab value="leaderboard" label="Leaderboard" id="tab-leaderboard" aria-controls="panel-leaderboard" />
        {hasTrainings && (
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
          <RankedOrNot providerId={providerId} />
        ) : (
          <OrientationsTab providerId={providerId} />
        )}
      </Box>
    </>
  );
}

function RankedOrNot({ providerId }: { providerId: string }) {
  const { isPending, canAccess } = useCanAccess({ resource: 'chariteers', action: 'rank' });
  if (isPending) return <Loading />;
  return canAccess ? (
    <Leaderboard providerId={providerId} />
  ) : (
    <Box sx={{ mt: 2 }}>
      <NoRankings />
    </Box>
  );
}
