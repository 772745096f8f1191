import { Box, Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { consoleInvitedTexts } from '#domain/texts/generated/console-invited.ts';
import { consoleMembersTexts } from '#domain/texts/generated/console-members.ts';
import {
  ConsoleVolunteerInvitationsDocument,
  ConsoleWithdrawVolunteerInvitationDocument,
} from '../../gql/generated/volunteers.ts';
import type { ConsoleVolunteerInvitationFragment } from '../../gql/generated.ts';
import { dayText } from '../../groups/record/group-record.ts';
import { textsOf } from '../../language/console-locale.ts';
import { reading, writing } from '../../resources/method.ts';
import { spreadRow } from '../../theme/row.ts';
import { AskedChange } from '../../widgets/forms/AskedChange.tsx';
import { PagedAnswer } from '../../widgets/lists/PagedAnswer.tsx';
import { linedRows } from '../../widgets/lists/rows-style.ts';
import { lazyPart } from '../../widgets/loading/lazy-part.ts';
import { Notice } from '../../widgets/notices/Notice.tsx';

/** A page of whom a charity invited to volunteer. */
const volunteerInvitations = reading(
  ConsoleVolunteerInvitationsDocument,
  (data) => data.volunteerInvitations,
);

const withdrawInvitation = writing(
  ConsoleWithdrawVolunteerInvitationDocument,
  (data) => data.withdrawVolunteerInvitation,
);

const InviteDialog = lazyPart(() => import('./InviteDialog.tsx'), 'InviteDialog');

/** Whom the charity has invited to volunteer, and the way to invite more. */
export function InvitedTab({ providerId }: { providerId: string }) {
  const t = textsOf(consoleInvitedTexts);
  return (
    <Box sx={{ mt: 2, maxWidth: 860 }}>
      <InviteFromFile providerId={providerId} />
      <PagedAnswer
        method={volunteerInvitations}
        asked={{ providerId }}
        perPage={25}
        pagesLabel={t.tab}
        empty={<Notice title={t.noneTitle}>{t.none}</Notice>}
      >
        {(items) => (
          <Box component="ul" sx={{ ...linedRows, mt: 2 }}>
            {items.map((invitation) => (
              <InvitationRow key={invitation.id} providerId={providerId} invitation={invitation} />
            ))}
          </Box>
        )}
      </PagedAnswer>
    </Box>
  );
}

/** Opens the dialog that invites people from a file. */
export function InviteFromFile({ providerId }: { providerId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {textsOf(consoleInvitedTexts).inviteFile}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <InviteDialog providerId={providerId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

type RowProps = { providerId: string; invitation: ConsoleVolunteerInvitationFragment };

function InvitationRow({ providerId, invitation }: RowProps) {
  const { id, name, isAccepted, createdAt, expiresAt } = invitation;
  const emailAddress = invitation.emailAddress ?? '';
  const t = textsOf(consoleInvitedTexts);
  const words = textsOf(consoleMembersTexts);
  return (
    <Box component="li" sx={spreadRow}>
      <Box sx={{ minWidth: 0 }}>
        <Box component="span" sx={{ fontWeight: 650 }}>
          {[name, emailAddress].filter(Boolean).join(' · ')}
        </Box>
        <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {isAccepted ? t.accepted : t.line({ from: dayText(createdAt), to: dayText(expiresAt) })}
        </Box>
      </Box>
      {!isAccepted && (
        <AskedChange
          method={withdrawInvitation}
          variables={{ providerId, id }}
          doneText={words.withdrawn({ username: emailAddress })}
          title={words.withdrawTitle({ username: emailAddress })}
          content={words.withdrawNote}
          confirm={words.withdraw}
          cancel={words.keep}
        >
          {(ask) => (
            <Button onClick={ask} aria-label={words.withdrawOf({ username: emailAddress })}>
              {words.withdraw}
            </Button>
          )}
        </AskedChange>
      )}
    </Box>
  );
}
