import { Alert, Box, Button, Card, Typography } from '@mui/material';
import { formatCount } from '#domain/text/format.ts';
import { type AlertDesk, type Estimate, type stepOf, volunteersText } from './alert-choice.ts';

type Props = {
  desk: AlertDesk;
  estimate: Estimate | null;
  step: ReturnType<typeof stepOf>;
  isCalculating: boolean;
  failure: string | null;
  onCalculate: () => void;
  onReview: () => void;
};

/** What the filters find and cost, what there is, and the next step. */
export function CostPanel({ desk, estimate, step, isCalculating, failure, onCalculate, onReview }: Props) {
  const problem = step.problem ?? failure;
  return (
    <Card
      component="section"
      aria-label="Cost"
      sx={{ p: 2.5, display: 'grid', gap: 2, position: { md: 'sticky' }, top: { md: 80 } }}
    >
      <Typography variant="h2">Cost</Typography>
      <Box component="dl" sx={figures} aria-live="polite">
        <dt>Volunteers</dt>
        <dd>{estimate ? volunteersText(estimate.volunteers.length) : 'Not calculated yet'}</dd>
        <dt>Cost</dt>
        <dd>{estimate ? `${formatCount(estimate.manaCost)} Mana` : 'Not calculated yet'}</dd>
        <dt>Balance</dt>
        <dd>{formatCount(desk.mana)} Mana</dd>
      </Box>
      {problem && <Alert severity={step.problem === null ? 'error' : 'warning'}>{problem}</Alert>}
      <Button
        variant={estimate ? 'outlined' : 'contained'}
        onClick={onCalculate}
        disabled={!step.canCalculate || isCalculating}
      >
        {isCalculating ? 'Calculating…' : estimate ? 'Calculate again' : 'Calculate'}
      </Button>
      <Button variant={estimate ? 'contained' : 'outlined'} onClick={onReview} disabled={!step.canReview}>
        Review
      </Button>
    </Card>
  );
}

const figures = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 2,
  rowGap: 0.5,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, textAlign: 'right', fontWeight: 700 },
} as const;
