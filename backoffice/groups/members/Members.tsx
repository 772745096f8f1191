import AddIcon from '@mui/icons-material/PersonAddAlt';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { consoleGroupsTexts } from '#domain/texts/generated/console-groups.ts';
import { textsOf } from '../../language/console-locale.ts';
import { ChoiceField } from '../../widgets/fields/ChoiceField.tsx';
import { CardPaging } from '../../widgets/lists/CardPaging.tsx';
import { FailureAlert } from '../../widgets/notices/Failure.tsx';
import { Notice } from '../../widgets/notices/Notice.tsx';
import { GroupSection, GroupSections } from '../record/GroupSection.tsx';
import { type Group, type GroupRole, roleText, sectionsOf } from '../record/group-record.ts';
import { PER_PAGE, type useGroupMembers, useGroupProgress } from '../record/use-group.ts';
import { AddPersonDialog } from './AddPersonDialog.tsx';
import { GoalsDialog } from './GoalsDialog.tsx';
import { Invitations } from './Invitations.tsx';
import { MemberRow } from './MemberRow.tsx';
import { OwnIntroduction } from './OwnIntroduction.tsx';
import { SecondFactorDemand } from './SecondFactorDemand.tsx';

const NOBODY = { members: [], total: 0 };

type Choice = { roleId: string | null; page: number };
type Props = {
  group: Group;
  list: ReturnType<typeof useGroupMembers>;
  choice: Choice;
  onChoice: (choice: Choice) => void;
};

/** The roles of a group with their counts, and the members of each. */
export function Members({ group, list, choice, onChoice }: Props) {
  const { data: { members, total } = NOBODY, error, refetch, isFetching } = list;
  const goals = useGroupProgress(group);
  const t = textsOf(consoleGroupsTexts);
  return (
    <>
      <Box sx={tools}>
        <ChoiceField
          label={t.roles}
          value={choice.roleId ?? ''}
          choices={[
            { id: '', name: t.allRoles },
            ...group.roles.map((role) => ({ id: role.roleId, name: roleText(role) })),
          ]}
          onChange={(roleId) => onChoice({ roleId: roleId || null, page: 1 })}
          width={320}
        />
        {group.isViewerAdmin && <AdminTools group={group} />}
      </Box>
      {!group.isViewerAdmin && (
        <Typography sx={{ color: 'text.secondary', mb: 2.5 }}>{t.adminsChange}</Typography>
      )}
      {error && <FailureAlert error={error} onRetry={refetch} />}
      {!error && total === 0 && <Notice title={choice.roleId === null ? t.nobodyYet : t.nobodyInRole} />}
      <GroupSections isBusy={isFetching}>
        {sectionsOf(members, ({ roleId }) => roleId).map(({ key, rows }) => (
          <GroupSection key={key} heading={headingOf(group, key)}>
            {rows.map((member) => (
              <MemberRow key={member.id} member={member} group={group} goal={goals?.get(member.id)} />
            ))}
          </GroupSection>
        ))}
      </GroupSections>
      <Invitations group={group} />
      {choice.roleId === null && <Vacant roles={group.roles} />}
      <CardPaging
        total={total}
        page={choice.page}
        perPage={PER_PAGE}
        onPage={(page) => onChoice({ ...choice, page })}
        label={t.memberPages}
      />
      <SecondFactorDemand group={group} />
      <OwnIntroduction group={group} />
    </>
  );
}

function Vacant({ roles }: { roles: readonly GroupRole[] }) {
  const vacant = roles.filter(({ memberCount }) => memberCount === 0);
  if (vacant.length === 0) return null;
  return (
    <Typography sx={{ color: 'text.secondary', mt: 2.5 }}>
      {textsOf(consoleGroupsTexts).vacant({ roles: vacant.map(roleText).join(', ') })}
    </Typography>
  );
}

function AdminTools({ group }: { group: Group }) {
  const [opened, setOpened] = useState<'add' | 'goals' | null>(null);
  const close = () => setOpened(null);
  const t = textsOf(consoleGroupsTexts);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <Button variant="outlined" onClick={() => setOpened('goals')}>
        {t.goalHours}
      </Button>
      {group.groupType === 'provider' && (
        <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpened('add')}>
          {t.invite}
        </Button>
      )}
      <AddPersonDialog group={group} isOpen={opened === 'add'} onClose={close} />
      <GoalsDialog group={group} isOpen={opened === 'goals'} onClose={close} />
    </Box>
  );
}

function headingOf({ roles }: Group, roleId: string): string {
  const role = roles.find((one) => one.roleId === roleId);
  return role ? roleText(role) : roleId;
}

const tools = { display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'space-between', mb: 2.5 };
