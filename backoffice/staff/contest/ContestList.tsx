import { Box, Typography } from '@mui/material';
import { consoleContestTexts } from '#domain/texts/generated/console-contest.ts';
import { listIn } from '#domain/texts/list-in.ts';
import { consoleLocale, textsOf } from '../../language/console-locale.ts';
import { RecordList } from '../../widgets/lists/RecordList.tsx';
import { RecordTable } from '../../widgets/lists/RecordTable.tsx';
import { ContestYear } from './ContestYear.tsx';
import type { OutcomeRecord } from './contest-operations.ts';

/** The contest: which one the site shows, and those that are over with their winners. */
export function ContestList() {
  const t = textsOf(consoleContestTexts);
  return (
    <>
      <Box sx={{ mt: 2, maxWidth: 720 }}>
        <ContestYear />
      </Box>
      <Typography variant="h2" sx={{ mt: 3 }}>
        {t.outcomes}
      </Typography>
      <RecordList title={t.title} emptyTitle={t.empty} hasPages={false}>
        <RecordTable<OutcomeRecord>
          label={t.outcomes}
          rowClick="show"
          primary={({ year }) => t.contestOf({ year: String(year) })}
          secondary={(one) => (
            <>
              {winnersOf(one)} <br /> {charitiesOf(one)}
            </>
          )}
          columns={[
            { source: 'year', label: t.year },
            { source: 'winners', label: t.winner, render: winnersOf },
            { source: 'charity', label: t.charity, render: charitiesOf },
          ]}
        />
      </RecordList>
    </>
  );
}

function winnersOf({ winners }: OutcomeRecord): string {
  if (winners.length === 0) return textsOf(consoleContestTexts).nobodyWon;
  return listIn(
    consoleLocale(),
    winners.map(({ guildName }) => guildName),
  );
}

function charitiesOf({ winners }: OutcomeRecord): string {
  const { notNamed } = textsOf(consoleContestTexts);
  return listIn(
    consoleLocale(),
    winners.map(({ charityName }) => charityName ?? notNamed),
  );
}
