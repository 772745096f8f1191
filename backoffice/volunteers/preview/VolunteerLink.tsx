import { Box, Link } from '@mui/material';
import { volunteerName } from '../../records/volunteer-name.ts';
import type { VolunteerShown } from './VolunteerContact.tsx';

type Props = {
  volunteer: VolunteerShown | null;
  /** Null: the viewer may not see what the volunteer did before, so the name leads to the public profile. */
  onPreview: ((volunteer: VolunteerShown) => void) | null;
  sx?: object;
};

/** The name of a volunteer: it opens the preview, else the public profile, if there is one. */
export function VolunteerLink({ volunteer, onPreview, sx }: Props) {
  const style = { fontWeight: 650, fontSize: 'inherit', textAlign: 'left', ...sx };
  const name = volunteerName(volunteer);
  if (volunteer && onPreview) {
    return (
      <Link component="button" type="button" onClick={() => onPreview(volunteer)} sx={style}>
        {name}
      </Link>
    );
  }
  if (!volunteer || volunteer.hasProfile === false) {
    return (
      <Box component="span" sx={style}>
        {name}
      </Box>
    );
  }
  return (
    <Link href={`/chariteer-fun-profile/${encodeURIComponent(volunteer.id)}`} sx={style}>
      {name}
    </Link>
  );
}
