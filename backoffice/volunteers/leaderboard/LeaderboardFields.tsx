import { Box, TextField } from '@mui/material';
import { consoleVolunteersTexts } from '#domain/texts/generated/console-volunteers.ts';
import { textsOf } from '../../language/console-locale.ts';
import { choiceProblem, type LeaderboardChoice } from './leaderboard-choice.ts';

type Props = { choice: LeaderboardChoice; onChoice: (choice: LeaderboardChoice) => void };

/** The days, and the words of a name. */
export function LeaderboardFields({ choice, onChoice }: Props) {
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
