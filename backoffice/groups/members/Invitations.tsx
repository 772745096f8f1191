import { Box, Button } from '@mui/material';
import { consoleMembersTexts } from '#domain/texts/generated/console-members.ts';
import { textsOf } from '../../language/console-locale.ts';
import { roleLabel } from '../../records/role-label.ts';
import { spreadRow } from '../../theme/row.ts';
import { AskedChange } from '../../widgets/forms/AskedChange.tsx';
import { FailureAlert } from '../../widgets/notices/Failure.tsx';
import { GroupSection } from '../record/GroupSection.tsx';
import { withdrawInvitation } from '../record/group-methods.ts';
import { dayText, type Group, type GroupInvitation } from '../record/group-record.ts';
import { useGroupInvitations } from '../record/use-group.ts';

/** Invitations without an answer, apart from the members; only the typed name is known. */
export function Invitations({ group }: { group: Group }) {
  const { data = [], error, refetch } = useGroupInvitations(group);
  if (error) return <FailureAlert error={error} onRetry={refetch} />;
  if (data.length === 0) return null;
  return (
    <Box sx={{ mt: 2.5 }}>
      <GroupSection heading={textsOf(consoleMembersTexts).unanswered({ count: data.length })}>
        {data.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </GroupSection>
    </Box>
  );
}

function InvitationRow({ invitation }: { invitation: GroupInvitation }) {
  const { id, groupId, username, createdAt, expiresAt } = invitation;
  const t = textsOf(consoleMembersTexts);
  const role = roleLabel(invitation.roleName);
  return (
    <Box component="li" sx={spreadRow}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ fontWeight: 650 }}>
          {username}
        </Box>
        <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {t.invitedLine({ role, from: dayText(createdAt), to: dayText(expiresAt) })}
        </Box>
      </Box>
      <AskedChange
        method={withdrawInvitation}
        variables={{ groupId, invitationId: id }}
        doneText={t.withdrawn({ username })}
        title={t.withdrawTitle({ username })}
        content={t.withdrawNote}
        confirm={t.withdraw}
        cancel={t.keep}
      >
        {(ask) => (
          <Button onClick={ask} aria-label={t.withdrawOf({ username })}>
            {t.withdraw}
          </Button>
        )}
      </AskedChange>
    </Box>
  );
}
