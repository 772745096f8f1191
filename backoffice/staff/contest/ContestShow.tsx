import { Box, Card, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { ListButton, Show, TopToolbar, useRecordContext } from 'react-admin';
import { consoleContestTexts } from '#domain/texts/generated/console-contest.ts';
import { isWorthRetrying } from '../../api-client/error-code.ts';
import { consoleFormats } from '../../language/console-formats.ts';
import { consoleLocale, textsOf } from '../../language/console-locale.ts';
import { useLoadFailure } from '../../widgets/forms/use-load-failure.ts';
import { PageTitle } from '../../widgets/pages/PageTitle.tsx';
import type { PastContestRecord } from './contest-operations.ts';
import { PrizeCharity } from './PrizeCharity.tsx';

/** A contest that is over: its standings, and for whom the prize is. */
export function ContestShow() {
  const t = textsOf(consoleContestTexts);
  return (
    <Show
      component={Box}
      title={<Title />}
      actions={
        <TopToolbar>
          <ListButton label={t.back} />
        </TopToolbar>
      }
      queryOptions={{ retry: isWorthRetrying, onError: useLoadFailure('contests') }}
    >
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 900 }}>
        <Prizes />
        <Standings />
      </Box>
    </Show>
  );
}

function Title() {
  const contest = useRecordContext<PastContestRecord>();
  return contest ? (
    <PageTitle text={textsOf(consoleContestTexts).contestOf({ year: String(contest.year) })} />
  ) : null;
}

/** The contest once it is there as a whole: of the list's record there are no standings. */
function useWholeContest() {
  const contest = useRecordContext<PastContestRecord>();
  return contest && 'standings' in contest ? contest : null;
}

function Prizes() {
  const contest = useWholeContest();
  if (!contest) return null;
  const t = textsOf(consoleContestTexts);
  const winners = contest.standings.filter(({ hasWon }) => hasWon);
  return (
    <Card component="section" aria-label={t.prize} sx={{ p: 2.5 }}>
      <Typography variant="h2">{t.prize}</Typography>
      {winners.length === 0 && <Typography>{t.nobodyWon}</Typography>}
      {winners.map((winner) => (
        <PrizeCharity key={winner.guildId} contest={contest} winner={winner} />
      ))}
    </Card>
  );
}

function Standings() {
  const contest = useWholeContest();
  if (!contest) return null;
  const t = textsOf(consoleContestTexts);
  const { longDate } = consoleFormats();
  const isCorrected = contest.standings.some(({ correctedMinutes }) => correctedMinutes !== null);
  return (
    <Card component="section" aria-label={t.standings} sx={{ p: 2.5, minWidth: 0 }}>
      <Typography variant="h2">{t.standings}</Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: '70ch', mb: 1 }}>
        {t.asOnLastDay({ day: longDate(contest.endsOn) })} {isCorrected && t.correctedNote}
      </Typography>
      <Table size="small" aria-label={t.standings} sx={narrowCells}>
        <TableHead>
          <TableRow>
            {[t.rank, t.guild, t.hours, ...(isCorrected ? [t.corrected] : []), t.people].map((name) => (
              <TableCell key={name}>{name}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {contest.standings.map(({ guildId, rank, guildName, minutes, correctedMinutes, memberCount }) => (
            <TableRow key={guildId}>
              <TableCell>{rank}</TableCell>
              <TableCell dir="auto">{guildName}</TableCell>
              <TableCell>{hoursText(minutes)}</TableCell>
              {isCorrected && <TableCell>{hoursText(correctedMinutes ?? minutes)}</TableCell>}
              <TableCell>{memberCount}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}

/** Hours with at most one decimal, so that five columns fit on a phone. */
function hoursText(minutes: number): string {
  return new Intl.NumberFormat(consoleLocale(), { maximumFractionDigits: 1 }).format(minutes / 60);
}

const narrowCells = {
  '& td, & th': { px: { xs: 0.75, sm: 2 }, overflowWrap: 'anywhere', hyphens: 'auto' },
  // The heads of the narrow columns keep their words whole.
  '& th': { overflowWrap: 'normal' },
};
