import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useDelete, useNotify } from 'react-admin';
import { FailureAlert } from '../../widgets/notices/Failure.tsx';
import { GroupSection } from '../record/GroupSection.tsx';
import { dayText, type Group, type GroupInvitation } from '../record/group-record.ts';
import { useGroupChanged, useGroupInvitations } from '../record/use-group.ts';

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
  const [isAsked, setAsked] = useState(false);
  const { withdraw, isPending } = useWithdraw(invitation, () => setAsked(false));
  const { username, roleName, createdAt, expiresAt } = invitation;
  return (
    <Box component="li" sx={row}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ fontWeight: 650 }}>
          {username}
        </Box>
        <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {roleName}, invited {dayText(createdAt)}, ends {dayText(expiresAt)}
        </Box>
      </Box>
      <Button onClick={() => setAsked(true)} aria-label={`Withdraw the invitation of ${username}`}>
        Withdraw
      </Button>
      <Confirm
        isOpen={isAsked}
        loading={isPending}
        title={`Withdraw the invitation of ${username}?`}
        content="It can no longer be accepted. You can invite the same name again."
        confirm="Withdraw"
        cancel="Keep"
        confirmColor="warning"
        onConfirm={withdraw}
        onClose={() => setAsked(false)}
      />
    </Box>
  );
}

function useWithdraw({ id, groupId, username }: GroupInvitation, onDone: () => void) {
  const [deleteOne, { isPending }] = useDelete();
  const notify = useNotify();
  const changed = useGroupChanged();
  const done = (text: string, type: 'success' | 'error') => {
    notify(text, { type });
    changed('');
    onDone();
  };
  const withdraw = () =>
    void deleteOne(
      'groupInvitations',
      { id, previousData: { id, groupId } },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => done(`The invitation of ${username} has been withdrawn.`, 'success'),
        // Accepted or ended meanwhile: the list is asked for again.
        onError: (error) => done((error as Error).message, 'error'),
      },
    );
  return { withdraw, isPending };
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
};
