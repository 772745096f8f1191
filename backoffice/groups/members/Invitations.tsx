import { Box, Button } from '@mui/material';
import { spreadRow } from '../../theme/row.ts';
import { AskedChange } from '../../widgets/forms/AskedChange.tsx';
import { FailureAlert } from '../../widgets/notices/Failure.tsx';
import { GroupSection } from '../record/GroupSection.tsx';
import { withdrawInvitation } from '../record/group-methods.ts';
import { dayText, type Group, type GroupInvitation } from '../record/group-record.ts';
import { useGroupInvitations } from '../record/use-group.ts';

/** Who was invited and has not answered, apart from the members: only the name that was typed is known. */
export function Invitations({ group }: { group: Group }) {
  const { data = [], error, refetch } = useGroupInvitations(group);
  if (error) return <FailureAlert error={error} onRetry={refetch} />;
  if (data.length === 0) return null;
  return (
    <Box sx={{ mt: 2.5 }}>
      <GroupSection heading={`Invited, has not answered (${data.length})`}>
        {data.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </GroupSection>
    </Box>
  );
}

function InvitationRow({ invitation }: { invitation: GroupInvitation }) {
  const { id, groupId, username, roleName, createdAt, expiresAt } = invitation;
  return (
    <Box component="li" sx={spreadRow}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ fontWeight: 650 }}>
          {username}
        </Box>
        <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {roleName}, invited {dayText(createdAt)}, ends {dayText(expiresAt)}
        </Box>
      </Box>
      <AskedChange
        method={withdrawInvitation}
        variables={{ groupId, invitationId: id }}
        doneText={`The invitation of ${username} has been withdrawn.`}
        title={`Withdraw the invitation of ${username}?`}
        content="It can no longer be accepted. You can invite the same name again."
        confirm="Withdraw"
        cancel="Keep"
      >
        {(ask) => (
          <Button onClick={ask} aria-label={`Withdraw the invitation of ${username}`}>
            Withdraw
          </Button>
        )}
      </AskedChange>
    </Box>
  );
}
