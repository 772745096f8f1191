import { Alert, Box, Button, Card, Typography } from '@mui/material';
import { Suspense } from 'react';
import { consoleAlertsTexts } from '#domain/texts/generated/console-alerts.ts';
import { textsOf } from '../language/console-locale.ts';
import { lazyPart } from '../widgets/loading/lazy-part.ts';
import { type AlertDesk, type Estimate, type stepOf, volunteersText, youngText } from './alert-choice.ts';

const ManaPackages = lazyPart(() => import('./ManaPackages.tsx'), 'ManaPackages');

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
  const t = textsOf(consoleAlertsTexts);
  const problem = step.problem ?? failure;
  return (
    <Card
      component="section"
      aria-label={t.cost}
      sx={{ p: 2.5, display: 'grid', gap: 2, position: { md: 'sticky' }, top: { md: 80 } }}
    >
      <Typography variant="h2">{t.cost}</Typography>
      <Box component="dl" sx={figures} aria-live="polite">
        <dt>{t.volunteers}</dt>
        <dd>{estimate ? volunteersText(estimate.volunteers.length) : t.notCalculated}</dd>
        <dt>{t.cost}</dt>
        <dd>{estimate ? t.mana({ count: estimate.manaCost }) : t.notCalculated}</dd>
        <dt>{t.balance}</dt>
        <dd>{t.mana({ count: desk.mana })}</dd>
      </Box>
      {desk.viewerBuysMana && desk.packages.length > 0 && (
        <Suspense>
          <ManaPackages desk={desk} />
        </Suspense>
      )}
      {estimate && <YoungNote youngAtLeast={estimate.youngAtLeast} />}
      {problem && <Alert severity={step.problem === null ? 'error' : 'warning'}>{problem}</Alert>}
      <Button
        variant={estimate ? 'outlined' : 'contained'}
        // A button that falls silent loses the focus of whoever pressed it by a key.
        onClick={isCalculating ? undefined : onCalculate}
        aria-busy={isCalculating}
        disabled={!step.canCalculate}
      >
        {isCalculating ? t.calculating : estimate ? t.calculateAgain : t.calculate}
      </Button>
      <Button variant={estimate ? 'contained' : 'outlined'} onClick={onReview} disabled={!step.canReview}>
        {t.review}
      </Button>
    </Card>
  );
}

function YoungNote({ youngAtLeast }: Pick<Estimate, 'youngAtLeast'>) {
  const text = youngText(youngAtLeast);
  return text && <Typography role="status">{text}</Typography>;
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
