import { Box, Card, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { consoleVolunteersTexts } from '#domain/texts/generated/console-volunteers.ts';
import { CsvButton } from '../../files/CsvButton.tsx';
import { textsOf } from '../../language/console-locale.ts';
import { spreadRow } from '../../theme/row.ts';
import { Notice } from '../../widgets/notices/Notice.tsx';
import { ContactNote } from '../preview/ContactNote.tsx';
import type { VolunteerShown } from '../preview/VolunteerContact.tsx';
import { VolunteerDialog } from '../preview/VolunteerDialog.tsx';
import { LeaderboardRows } from './LeaderboardRows.tsx';
import { choiceProblem, countText, type LeaderboardChoice, leaderboardFilter } from './leaderboard-choice.ts';
import { useLeaderboard, useLeaderboardChoice } from './use-leaderboard.ts';

/** Leaderboard of volunteer hours in a range of days. */
export function Leaderboard({ providerId }: { providerId: string }) {
  const { typed, settled, setTyped } = useLeaderboardChoice();
  const problem = choiceProblem(settled);
  const t = textsOf(consoleVolunteersTexts);
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <LeaderboardFields choice={typed} onChoice={setTyped} />
      {problem === 'no start' && (
        <Card>
          <Notice title={t.chooseStart} />
        </Card>
      )}
      {problem === null && (
        // Other words or days begin at the first page again.
        <Listed key={JSON.stringify(settled)} providerId={providerId} choice={settled} />
      )}
    </Box>
  );
}

type ListedProps = { providerId: string; choice: ReturnType<typeof useLeaderboardChoice>['settled'] };

function Listed({ providerId, choice }: ListedProps) {
  const { canAccess: canPreview } = useCanAccess({ resource: 'chariteers', action: 'show' });
  const { canAccess: canExport } = useCanAccess({ resource: 'chariteers', action: 'export' });
  const [paging, setPaging] = useState({ page: 1, perPage: 25 });
  const [previewed, setPreviewed] = useState<VolunteerShown | null>(null);
  const list = useLeaderboard({ providerId, choice, ...paging });
  const total = list.data?.total;
  const t = textsOf(consoleVolunteersTexts);
  return (
    <Card component="section" aria-label={t.leaderboard} sx={{ p: { xs: 1.5, sm: 2.5 }, maxWidth: 860 }}>
      <Box sx={head}>
        <div role="status">
          {total !== undefined && <Typography variant="h2">{countText(total)}</Typography>}
        </div>
        {canExport && total !== undefined && total > 0 && (
          <CsvButton
            label={t.download}
            address="/files/volunteers.csv"
            asked={{ providerId, ...leaderboardFilter(choice, Date.now()) }}
          />
        )}
      </Box>
      <LeaderboardRows
        list={list}
        paging={paging}
        onPaging={setPaging}
        isSearched={choice.q.trim() !== ''}
        onPreview={canPreview ? setPreviewed : null}
      />
      <ContactNote providerId={providerId} />
      <VolunteerDialog volunteer={previewed} providerId={providerId} onClose={() => setPreviewed(null)} />
    </Card>
  );
}

const head = { ...spreadRow, gap: 1.5, minHeight: 44, mb: 1 };

type Props = { choice: LeaderboardChoice; onChoice: (choice: LeaderboardChoice) => void };

/** The days, and the words of a name. */
function LeaderboardFields({ choice, onChoice }: Props) {
  const problem = choiceProblem(choice);
  const t = textsOf(consoleVolunteersTexts);
  const shrunk = { inputLabel: { shrink: true } };
  return (
    <Box role="search" aria-label={t.volunteers} sx={fields}>
      <TextField
        type="date"
        label={t.from}
        value={choice.from}
        onChange={(event) => onChoice({ ...choice, from: event.target.value })}
        margin="none"
        slotProps={shrunk}
      />
      <TextField
        type="date"
        label={t.to}
        value={choice.to}
        onChange={(event) => onChoice({ ...choice, to: event.target.value })}
        error={problem === 'ends before it starts'}
        helperText={problem === 'ends before it starts' ? t.endsFirst : undefined}
        margin="none"
        slotProps={shrunk}
      />
      <TextField
        type="search"
        label={t.search}
        value={choice.q}
        onChange={(event) => onChoice({ ...choice, q: event.target.value })}
        margin="none"
      />
    </Box>
  );
}

const fields = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: '170px 170px minmax(0, 320px)' },
  '& > :last-child': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
};
