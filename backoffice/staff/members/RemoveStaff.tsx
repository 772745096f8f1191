import { Button } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { consoleStaffMembersTexts } from '#domain/texts/generated/console-staff-members.ts';
import type { StaffMemberFragment } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { forgetSession } from '../../session/session.ts';
import { AskedChange } from '../../widgets/forms/AskedChange.tsx';
import { removeStaff } from './member-methods.ts';

type Props = { member: StaffMemberFragment; isSelf: boolean };

/** Takes the rights of staff from an account, after asking once; the server keeps the last one. */
export function RemoveStaff({ member: { id, username }, isSelf }: Props) {
  const { canAccess } = useCanAccess({ resource: 'staff', action: 'delete' });
  if (!canAccess) return null;
  const t = textsOf(consoleStaffMembersTexts);
  return (
    <AskedChange
      method={removeStaff}
      variables={{ accountId: id }}
      doneText={t.removed({ username })}
      onEnd={(isDone) => isDone && isSelf && forgetSession()}
      title={isSelf ? t.leaveTitle : t.removeTitle({ username })}
      content={isSelf ? t.leaveContent : t.removeContent({ username })}
      confirm={isSelf ? t.leave : t.remove}
      cancel={isSelf ? t.stay : t.keep}
    >
      {(ask) => (
        <Button color="error" onClick={ask} aria-label={t.removeOf({ username })}>
          {t.removeShort}
        </Button>
      )}
    </AskedChange>
  );
}
