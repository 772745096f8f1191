import { Box, Tab, Tabs } from '@mui/material';
import { Loading, useCanAccess } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { SafetyTab } from '../safety/SafetyTab.tsx';
import { TrainingRecordsTab } from '../trainings/records/TrainingRecordsTab.tsx';
import { NoRankings } from '../widgets/notices/NoRankings.tsx';
import { CharityPage } from '../widgets/pages/CharityPage.tsx';
import { Leaderboard } from './leaderboard/Leaderboard.tsx';

/** Who serves at the selected charity, the trainings they have, and what is kept for their safety. */
export function VolunteersPage() {
  return (
    <CharityPage title="Top volunteers">
      {(providerId) => <VolunteerTabs providerId={providerId} />}
    </CharityPage>
  );
}

const EXTRA_TABS = {
  orientations: { label: 'Orientations', Panel: TrainingRecordsTab },
  safety: { label: 'Safety', Panel: SafetyTab },
} as const;
type ExtraTab = keyof typeof EXTRA_TABS;

function VolunteerTabs({ providerId }: { providerId: string }) {
  const trainings = useCanAccess({ resource: 'orientations', action: 'list' });
  const safety = useCanAccess({ resource: 'safety', action: 'list' });
  const [params, setParams] = useSearchParams();
  if (trainings.isPending || safety.isPending) return <Loading />;
  const open: ExtraTab[] = [
    ...(trainings.canAccess ? (['orientations'] as const) : []),
    ...(safety.canAccess ? (['safety'] as const) : []),
  ];
  const chosen = open.find((one) => one === params.get('tab'));
  const tab = chosen ?? 'leaderboard';
  const Panel = chosen ? EXTRA_TABS[chosen].Panel : RankedOrNot;
  return (
    <>
      <Tabs
        value={tab}
        onChange={(_event, next) => setParams(next === 'leaderboard' ? {} : { tab: next })}
        aria-label="Volunteers"
        sx={{ mt: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        <Tab value="leaderboard" label="Leaderboard" id="tab-leaderboard" aria-controls="panel-leaderboard" />
        {open.map((one) => (
          <Tab
            key={one}
            value={one}
            label={EXTRA_TABS[one].label}
            id={`tab-${one}`}
            aria-controls={`panel-${one}`}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
        <Panel providerId={providerId} />
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
