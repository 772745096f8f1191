import { Box, Button } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { consoleDeskTexts } from '#domain/texts/generated/console-desk.ts';
import { consoleStaffMembersTexts } from '#domain/texts/generated/console-staff-members.ts';
import { RemoveStaffDocument } from '../../gql/generated/staff.ts';
import type { StaffMemberFragment } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { writing } from '../../resources/method.ts';
import { forgetSession } from '../../session/session.ts';
import { useOrganization } from '../../session/use-organization.ts';
import { spreadRow } from '../../theme/row.ts';
import { AskedChange } from '../../widgets/forms/AskedChange.tsx';
import { RecordList } from '../../widgets/lists/RecordList.tsx';
import { RecordRows } from '../../widgets/lists/RecordRows.tsx';
import { RowLink } from '../../widgets/lists/RowLink.tsx';
import { Tag } from '../../widgets/lists/Tag.tsx';

/** Takes the rights of staff from an account, which stays. */
const removeStaff = writing(RemoveStaffDocument, (data) => data.removeStaff);

/** List of the product's staff. */
export function StaffMemberList() {
  const ownId = useOrganization().session?.account.playerId;
  const t = textsOf(consoleStaffMembersTexts);
  return (
    <RecordList title={t.title} emptyTitle={t.empty} createLabel={t.addPerson}>
      <RecordRows<StaffMemberFragment>
        label={t.title}
        note={t.note}
        row={(member) => <Member {...member} isSelf={member.id === ownId} />}
        sx={spreadRow}
      />
    </RecordList>
  );
}

function Member({ isSelf, ...member }: StaffMemberFragment & { isSelf: boolean }) {
  const { id, username, email, nameFirst, nameLast, hasPassword, isBanned } = member;
  const t = textsOf(consoleStaffMembersTexts);
  const name = [nameFirst, nameLast].filter(Boolean).join(' ');
  return (
    <>
      <Box sx={{ minWidth: 0, flex: '1 1 9rem' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <RowLink to={`/accounts/${encodeURIComponent(id)}/show`}>{username}</RowLink>
          {isSelf && <Tag text={t.you} tone="brand" />}
          {!hasPassword && <Tag text={t.noPassword} tone="quiet" isDashed />}
          {isBanned && <Tag text={textsOf(consoleDeskTexts).banned} tone="bad" />}
        </Box>
        <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {[name, email].filter(Boolean).join(', ')}
        </Box>
      </Box>
      <RemoveStaff member={member} isSelf={isSelf} />
    </>
  );
}

type Props = { member: StaffMemberFragment; isSelf: boolean };

/** Takes the rights of staff from an account, after asking once; the server keeps the last one. */
function RemoveStaff({ member: { id, username }, isSelf }: Props) {
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
