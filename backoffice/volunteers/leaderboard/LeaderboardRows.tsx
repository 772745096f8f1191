import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { consoleVolunteersTexts } from '#domain/texts/generated/console-volunteers.ts';
import { consoleFormats } from '../../language/console-formats.ts';
import { textsOf } from '../../language/console-locale.ts';
import { volunteerName } from '../../records/volunteer-name.ts';
import { type Paging, TablePaging } from '../../widgets/lists/TablePaging.tsx';
import { TableSkeleton } from '../../widgets/lists/TableSkeleton.tsx';
import { FailureAlert } from '../../widgets/notices/Failure.tsx';
import { Notice } from '../../widgets/notices/Notice.tsx';
import type { VolunteerShown } from '../preview/VolunteerContact.tsx';
import { VolunteerLink } from '../preview/VolunteerLink.tsx';
import type { useLeaderboard } from './use-leaderboard.ts';

type Props = {
  list: ReturnType<typeof useLeaderboard>;
  paging: Paging;
  onPaging: (paging: Paging) => void;
  isSearched: boolean;
  /** Null: the viewer may not see what a volunteer did before. */
  onPreview: ((volunteer: VolunteerShown) => void) | null;
};

/** A page of the leaderboard, or why there is none. */
export function LeaderboardRows({ list, paging, onPaging, isSearched, onPreview }: Props) {
  const { data, error, refetch, isFetching } = list;
  if (error) return <FailureAlert error={error} onRetry={refetch} />;
  if (!data) return <TableSkeleton />;
  const { rows, total } = data;
  const t = textsOf(consoleVolunteersTexts);
  if (total === 0) {
    return isSearched ? (
      <Notice title={t.nobodyCalled}>{t.checkSpelling}</Notice>
    ) : (
      <Notice title={t.nobodyThen}>{t.whoServed}</Notice>
    );
  }
  const first = (paging.page - 1) * paging.perPage + 1;
  return (
    <>
      <Table size="small" aria-label={t.title} aria-busy={isFetching} sx={narrow}>
        <TableHead>
          <TableRow>
            <TableCell sx={rank}>{t.rank}</TableCell>
            <TableCell>{t.volunteer}</TableCell>
            <TableCell align="right">{t.hours}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ chariteer: volunteer, combinedMinutes }, index) => (
            <TableRow key={volunteer.id}>
              <TableCell sx={rank}>{first + index}</TableCell>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                <LeaderboardName volunteer={volunteer} onPreview={onPreview} />
              </TableCell>
              <TableCell align="right" sx={{ width: { sm: 200 } }}>
                {consoleFormats().serviceHours(combinedMinutes)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <TablePaging total={total} paging={paging} pageSizes={[25, 50, 100]} onPaging={onPaging} />
    </>
  );
}

const rank = { width: 56, color: 'text.secondary' };
const narrow = { '& .MuiTableCell-root': { px: { xs: 0.75, sm: 2 } } };

type LeaderboardNameProps = {
  volunteer: VolunteerShown;
  onPreview: ((volunteer: VolunteerShown) => void) | null;
};

/** The name, as far as the viewer may read it, over the user name; it opens the preview, else the public profile. */
function LeaderboardName({ volunteer, onPreview }: LeaderboardNameProps) {
  const { username, nameFirst, nameLast } = volunteer;
  // Whoever has left has neither preview nor profile.
  if (username === null) return volunteerName(volunteer);
  const hasRealName = nameFirst !== null || nameLast !== null;
  return (
    <>
      <VolunteerLink volunteer={volunteer} onPreview={onPreview} sx={{ minHeight: 24 }} />
      {hasRealName && (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {username}
        </Box>
      )}
    </>
  );
}
