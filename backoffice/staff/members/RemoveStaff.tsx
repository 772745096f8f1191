import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useCanAccess, useDelete, useNotify, useRefresh } from 'react-admin';
import type { StaffMemberFragment } from '../../gql/generated.ts';
import { forgetSession } from '../../session/session.ts';

type Props = { member: StaffMemberFragment; isSelf: boolean };

/** Takes the rights of staff from an account, after asking once; the server keeps the last one. */
export function RemoveStaff({ member, isSelf }: Props) {
  const [isAsked, setAsked] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'staff', action: 'delete' });
  const { remove, isPending } = useRemove({ member, isSelf }, () => setAsked(false));
  if (!canAccess) return null;
  const { username } = member;
  return (
    <>
      <Button color="error" onClick={() => setAsked(true)} aria-label={`Remove ${username} from the staff`}>
        Remove
      </Button>
      <Confirm
        isOpen={isAsked}
        loading={isPending}
        title={isSelf ? 'Leave the staff?' : `Remove ${username} from the staff?`}
        content={
          isSelf
            ? 'You are logged out everywhere and see these pages no longer. Your account stays.'
            : `${username} is logged out everywhere at once and can do no more than a volunteer. The account stays, and a mail tells its owner.`
        }
        confirm={isSelf ? 'Leave the staff' : 'Remove from the staff'}
        cancel={isSelf ? 'Stay' : 'Keep'}
        confirmColor="warning"
        onConfirm={remove}
        onClose={() => setAsked(false)}
      />
    </>
  );
}

function useRemove({ member, isSelf }: Props, onDone: () => void) {
  const [deleteOne, { isPending }] = useDelete();
  const notify = useNotify();
  const refresh = useRefresh();
  const done = (text: string, type: 'success' | 'error') => {
    notify(text, { type });
    refresh();
    onDone();
  };
  const remove = () =>
    void deleteOne(
      'staff',
      { id: member.id, previousData: member },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          if (isSelf) forgetSession();
          done(`${member.username} no longer belongs to the staff.`, 'success');
        },
        onError: (error) => done((error as Error).message, 'error'),
      },
    );
  return { remove, isPending };
}
