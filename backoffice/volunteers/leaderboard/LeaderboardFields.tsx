import { Box, TextField } from '@mui/material';
import { choiceProblem, type LeaderboardChoice } from './leaderboard-choice.ts';

type Props = { choice: LeaderboardChoice; onChoice: (choice: LeaderboardChoice) => void };

/** The days, and the words of a name. */
export function LeaderboardFields({ choice, onChoice }: Props) {
  const problem = choiceProblem(choice);
  const shrunk = { inputLabel: { shrink: true } };
  return (
    <Box role="search" aria-label="Volunteers" sx={fields}>
      <TextField
        type="date"
        label="From"
        value={choice.from}
        onChange={(event) => onChoice({ ...choice, from: event.target.value })}
        margin="none"
        slotProps={shrunk}
      />
      <TextField
        type="date"
        label="To"
        value={choice.to}
        onChange={(event) => onChoice({ ...choice, to: event.target.value })}
        error={problem === 'ends before it starts'}
        helperText={problem === 'ends before it starts' ? 'This day lies before the first.' : undefined}
        margin="none"
        slotProps={shrunk}
      />
      <TextField
        type="search"
        label="Search by name"
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
