import { Button } from '@mui/material';
import { useCanAccess } from 'react-admin';
import type { StaffMemberFragment } from '../../gql/generated.ts';
import { forgetSession } from '../../session/session.ts';
import { AskedChange } from '../../widgets/forms/AskedChange.tsx';
import { removeStaff } from './member-methods.ts';

type Props = { member: StaffMemberFragment; isSelf: boolean };

/** Takes the rights of staff from an account, after asking once; the server keeps the last one. */
export function RemoveStaff({ member: { id, username }, isSelf }: Props) {
  const { canAccess } = useCanAccess({ resource: 'staff', action: 'delete' });
  if (!canAccess) return null;
  return (
    <AskedChange
      method={removeStaff}
      variables={{ accountId: id }}
      doneText={`${username} no longer belongs to the staff.`}
      onEnd={(isDone) => isDone && isSelf && forgetSession()}
      title={isSelf ? 'Leave the staff?' : `Remove ${username} from the staff?`}
      content={
        isSelf
          ? 'You are logged out everywhere and see these pages no longer. Your account stays.'
          : `${username} is logged out everywhere at once and can do no more than a volunteer. The account stays, and a mail tells its owner.`
      }
      confirm={isSelf ? 'Leave the staff' : 'Remove from the staff'}
      cancel={isSelf ? 'Stay' : 'Keep'}
    >
      {(ask) => (
        <Button color="error" onClick={ask} aria-label={`Remove ${username} from the staff`}>
          Remove
        </Button>
      )}
    </AskedChange>
  );
}
