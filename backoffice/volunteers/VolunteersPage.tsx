import { Box, Tab, Tabs } from '@mui/material';
import { Loading, useCanAccess } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { consoleVolunteersTexts } from '#domain/texts/generated/console-volunteers.ts';
import { textsOf } from '../language/console-locale.ts';
import { SafetyTab } from '../safety/SafetyTab.tsx';
import { TrainingRecordsTab } from '../trainings/records/TrainingRecordsTab.tsx';
import { NoRankings } from '../widgets/notices/NoRankings.tsx';
import { CharityPage } from '../widgets/pages/CharityPage.tsx';
import { Leaderboard } from './leaderboard/Leaderboard.tsx';

/** Who serves at the selected charity, the trainings they have, and what is kept for their safety. */
export function VolunteersPage() {
  return (
    <CharityPage title={textsOf(consoleVolunteersTexts).title}>
      {(providerId) => <VolunteerTabs providerId={providerId} />}
    </CharityPage>
  );
}

/** By the text that names them. */
const EXTRA_TABS = { orientations: TrainingRecordsTab, safety: SafetyTab } as const;
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
  const t = textsOf(consoleVolunteersTexts);
  const Panel = chosen ? EXTRA_TABS[chosen] : RankedOrNot;
  return (
    <>
      <Tabs
        value={tab}
        onChange={(_event, next) => setParams(next === 'leaderboard' ? {} : { tab: next })}
        aria-label={t.volunteers}
        sx={{ mt: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        <Tab
          value="leaderboard"
          label={t.leaderboard}
          id="tab-leaderboard"
          aria-controls="panel-leaderboard"
        />
        {open.map((one) => (
          <Tab key={one} value={one} label={t[one]} id={`tab-${one}`} aria-controls={`panel-${one}`} />
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
