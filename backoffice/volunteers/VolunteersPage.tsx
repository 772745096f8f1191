import { Box, Tab, Tabs } from '@mui/material';
import { Loading, useCanAccess } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { consoleInvitedTexts } from '#domain/texts/generated/console-invited.ts';
import { consoleVolunteerListTexts } from '#domain/texts/generated/console-volunteer-list.ts';
import { consoleVolunteersTexts } from '#domain/texts/generated/console-volunteers.ts';
import { textsOf } from '../language/console-locale.ts';
import { SafetyTab } from '../safety/SafetyTab.tsx';
import { TrainingRecordsTab } from '../trainings/records/TrainingRecordsTab.tsx';
import { NoRankings } from '../widgets/notices/NoRankings.tsx';
import { CharityPage } from '../widgets/pages/CharityPage.tsx';
import { InvitedTab } from './invite/InvitedTab.tsx';
import { Leaderboard } from './leaderboard/Leaderboard.tsx';
import { VolunteerList } from './list/VolunteerList.tsx';

/** Page of the charity's volunteers, with their trainings and safety records. */
export function VolunteersPage() {
  return (
    <CharityPage title={textsOf(consoleVolunteersTexts).title}>
      {(providerId) => <VolunteerTabs providerId={providerId} />}
    </CharityPage>
  );
}

/** Tabs by the key of their label; the first one that opens is shown first. */
const TABS = {
  all: VolunteerList,
  invited: InvitedTab,
  leaderboard: Leaderboard,
  orientations: TrainingRecordsTab,
  safety: SafetyTab,
} as const;
type VolunteersTab = keyof typeof TABS;

function VolunteerTabs({ providerId }: { providerId: string }) {
  const invites = useCanAccess({ resource: 'volunteer-invitations', action: 'list' });
  const ranks = useCanAccess({ resource: 'chariteers', action: 'rank' });
  const trainings = useCanAccess({ resource: 'orientations', action: 'list' });
  const safety = useCanAccess({ resource: 'safety', action: 'list' });
  const [params, setParams] = useSearchParams();
  if (invites.isPending || ranks.isPending || trainings.isPending || safety.isPending) return <Loading />;
  const open: VolunteersTab[] = [
    ...(ranks.canAccess ? (['all', 'leaderboard'] as const) : []),
    ...(invites.canAccess ? (['invited'] as const) : []),
    ...(trainings.canAccess ? (['orientations'] as const) : []),
    ...(safety.canAccess ? (['safety'] as const) : []),
  ];
  const tab = open.find((one) => one === params.get('tab')) ?? open[0];
  if (tab === undefined) return <AdultsOnly />;
  const t = {
    ...textsOf(consoleVolunteersTexts),
    all: textsOf(consoleVolunteerListTexts).all,
    invited: textsOf(consoleInvitedTexts).tab,
  };
  const Panel = TABS[tab];
  return (
    <>
      <Tabs
        value={tab}
        onChange={(_event, next) => setParams(next === open[0] ? {} : { tab: next })}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={t.volunteers}
        sx={{ mt: 1, borderBottom: 1, borderColor: 'divider' }}
      >
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

/** What trusted minors read who come by an address: no entry of the menu leads them here. */
function AdultsOnly() {
  return (
    <Box sx={{ mt: 2 }}>
      <NoRankings />
    </Box>
  );
}
