import { Box, Link } from '@mui/material';
import { shownEmailAddress } from '#domain/permissions/permissions.ts';
import { formatPhone } from '#domain/text/format.ts';
import { consoleVolunteersTexts } from '#domain/texts/generated/console-volunteers.ts';
import { textsOf } from '../../language/console-locale.ts';
import type { Named } from '../../records/volunteer-name.ts';

export type VolunteerShown = Named & {
  id: string;
  emailAddress: string | null;
  phoneNumber: string | null;
  /** Left out where lists of thousands do not ask for it. */
  hasProfile?: boolean;
};

/** How to reach a volunteer, as far as the viewer may know it, and the public profile, if there is one. */
export function VolunteerContact({ volunteer }: { volunteer: VolunteerShown }) {
  const { id, username, emailAddress, phoneNumber, hasProfile = true } = volunteer;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', overflowWrap: 'anywhere' }}>
      {username && <span>{username}</span>}
      {emailAddress ? (
        <Link href={`mailto:${emailAddress}`} sx={line}>
          {emailAddress}
        </Link>
      ) : (
        <span>{shownEmailAddress(emailAddress)}</span>
      )}
      {phoneNumber && (
        <Link href={`tel:${phoneNumber}`} sx={line}>
          {formatPhone(phoneNumber)}
        </Link>
      )}
      {hasProfile && (
        <Link href={`/chariteer-fun-profile/${encodeURIComponent(id)}`} sx={line}>
          {textsOf(consoleVolunteersTexts).profile}
        </Link>
      )}
    </Box>
  );
}

const line = { display: 'inline-flex', alignItems: 'center', minHeight: 32 };
