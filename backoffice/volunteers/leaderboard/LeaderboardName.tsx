import { Box, Link } from '@mui/material';
import { volunteerName } from '../../records/volunteer-name.ts';
import type { VolunteerShown } from '../preview/VolunteerContact.tsx';

type Props = { volunteer: VolunteerShown; onPreview: ((volunteer: VolunteerShown) => void) | null };

/** The name, as far as the viewer may read it, over the user name; it opens the preview, else the public profile. */
export function LeaderboardName({ volunteer, onPreview }: Props) {
  const { id, username, nameFirst, nameLast, hasProfile = true } = volunteer;
  const name = volunteerName(volunteer);
  // Whoever has left has neither preview nor profile.
  if (username === null) return name;
  const hasRealName = nameFirst !== null || nameLast !== null;
  return (
    <>
      {onPreview ? (
        <Link component="button" type="button" onClick={() => onPreview(volunteer)} sx={strong}>
          {name}
        </Link>
      ) : !hasProfile ? (
        <Box component="span" sx={strong}>
          {name}
        </Box>
      ) : (
        <Link href={`/chariteer-fun-profile/${encodeURIComponent(id)}`} sx={strong}>
          {name}
        </Link>
      )}
      {hasRealName && (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {username}
        </Box>
      )}
    </>
  );
}

const strong = { fontWeight: 650, fontSize: 'inherit', textAlign: 'left', minHeight: 24 };
