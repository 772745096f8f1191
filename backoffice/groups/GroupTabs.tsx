import { Box, Card, Tab, Tabs, Typography } from '@mui/material';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { consoleGroupsTexts } from '#domain/texts/generated/console-groups.ts';
import { textsOf } from '../language/console-locale.ts';
import { CharityPictures } from '../pictures/PictureCards.tsx';
import { roleLabel } from '../records/role-label.ts';
import { TableSkeleton } from '../widgets/lists/TableSkeleton.tsx';
import { FailureAlert } from '../widgets/notices/Failure.tsx';
import { Applications } from './Applications.tsx';
import { Members } from './members/Members.tsx';
import type { Group } from './record/group-record.ts';
import { useGroupMembers } from './record/use-group.ts';

/** Tabs of a group: its members, applications and what's pending. */
export function GroupTabs({ groupId }: { groupId: string }) {
  const [choice, setChoice] = useState<{ roleId: string | null; page: number }>({ roleId: null, page: 1 });
  const [params, setParams] = useSearchParams();
  const list = useGroupMembers(groupId, choice);
  const { error, refetch } = list;
  const group = list.data?.group;
  const tab = params.get('tab') === 'applications' ? 'applications' : 'members';
  if (!group) {
    return (
      <Card sx={{ mt: 2, p: 2.5 }}>
        {error ? <FailureAlert error={error} onRetry={refetch} /> : <TableSkeleton />}
      </Card>
    );
  }
  return (
    <Box sx={{ maxWidth: 860 }}>
      <Typography variant="h2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        {group.groupName}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {textsOf(consoleGroupsTexts).yourRole({
          roles: group.viewerRoleNames.map(roleLabel).join(', '),
        })}
      </Typography>
      <TabBar
        group={group}
        tab={tab}
        onTab={(chosen) => setParams(chosen === 'applications' ? { tab: chosen } : {})}
      />
      <Card role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`} sx={{ mt: 1.5, ...panel }}>
        {tab === 'members' ? (
          <Members group={group} list={list} choice={choice} onChoice={setChoice} />
        ) : (
          <Applications group={group} />
        )}
      </Card>
      {group.managedProviderId && tab === 'members' && (
        <CharityPictures providerId={group.managedProviderId} />
      )}
    </Box>
  );
}

type BarProps = { group: Group; tab: string; onTab: (tab: string) => void };

function TabBar({ group, tab, onTab }: BarProps) {
  const t = textsOf(consoleGroupsTexts);
  return (
    <>
      <Tabs
        value={tab}
        onChange={(_event, chosen) => onTab(chosen)}
        aria-label={t.group}
        sx={{ mt: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        <Tab value="members" label={t.members} id="tab-members" aria-controls="panel-members" />
        <Tab
          value="applications"
          label={applicationsLabel(group)}
          id="tab-applications"
          aria-controls="panel-applications"
        />
        <Tab value="invitations" label={t.invitations} disabled aria-describedby="sent-invitations" />
        <Tab value="blocked" label={t.blocked} disabled />
      </Tabs>
      <Typography id="sent-invitations" variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
        {t.sentWhere}
      </Typography>
    </>
  );
}

function applicationsLabel({ pendingApplicationCount }: Group): string {
  const t = textsOf(consoleGroupsTexts);
  return pendingApplicationCount ? t.applicationsCounted({ count: pendingApplicationCount }) : t.applications;
}

const panel = { p: { xs: 1.5, sm: 2.5 } };
