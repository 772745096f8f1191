import { Box, Button, Card, Typography } from '@mui/material';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { consoleTourTexts } from '#domain/texts/generated/console-tour.ts';
import { textsOf } from '../../language/console-locale.ts';
import { accessOf, mayAccess, type PageAccess } from '../../session/resource-access.ts';
import { useOrganization } from '../../session/use-organization.ts';
import { spreadRow } from '../../theme/row.ts';
import { HEADING_ID } from '../../widgets/pages/PageTitle.tsx';

type Step = { name: 'calendar' | 'stamps' | 'sheet' | 'volunteers' | 'data'; to: string; access: PageAccess };

const STEPS: readonly Step[] = [
  { name: 'calendar', to: '/calendar', access: 'calendar list' },
  { name: 'stamps', to: '/stamps', access: 'stamps list' },
  { name: 'sheet', to: '/past-quests', access: 'attendance edit' },
  { name: 'volunteers', to: '/chariteers', access: 'chariteers list' },
  { name: 'data', to: '/data', access: 'data list' },
];

/** The parameter of an address that starts the tour again. */
const TOUR = 'tour';

/** Offers a tour of the pages that the viewer may open, until it was taken or declined in this browser. */
export function Tour({ providerId }: { providerId: string }) {
  const { session } = useOrganization();
  const [params, setParams] = useSearchParams();
  const [isEnded, setEnded] = useState(false);
  const [at, setAt] = useState<number | null>(null);
  const isAsked = params.has(TOUR);
  if (!session) return null;
  const key = `tour:${session.account.playerId}`;
  if (!isAsked && (isEnded || localStorage.getItem(key) !== null)) return null;
  const steps = STEPS.filter(({ access }) => mayAccess(session.subject, { ...accessOf(access), providerId }));
  const end = () => {
    localStorage.setItem(key, 'over');
    setEnded(true);
    setAt(null);
    document.getElementById(HEADING_ID)?.focus({ preventScroll: true });
    if (isAsked) setParams({}, { replace: true });
  };
  const step = steps[at ?? 0];
  if (!step) return null;
  const t = textsOf(consoleTourTexts);
  if (at === null && !isAsked)
    return (
      <Card component="aside" aria-label={t.title} sx={card}>
        <Typography>{t.offer}</Typography>
        <Box sx={buttons}>
          <Button onClick={end}>{t.decline}</Button>
          <Button variant="outlined" onClick={() => setAt(0)}>
            {t.start}
          </Button>
        </Box>
      </Card>
    );
  return <StepCard step={step} number={(at ?? 0) + 1} count={steps.length} onStep={setAt} onEnd={end} />;
}

type StepProps = {
  step: Step;
  number: number;
  count: number;
  onStep: (index: number) => void;
  onEnd: () => void;
};

function StepCard({ step, number, count, onStep, onEnd }: StepProps) {
  const t = textsOf(consoleTourTexts);
  const isLast = number === count;
  return (
    <Card component="section" aria-label={t.title} sx={card}>
      <Box aria-live="polite" sx={{ flex: '1 1 20rem' }}>
        <Typography sx={{ color: 'text.secondary' }}>{t.step({ number, count })}</Typography>
        <Typography>{t[step.name]}</Typography>
        {isLast && <Typography sx={{ color: 'text.secondary' }}>{t.again}</Typography>}
      </Box>
      <Box sx={buttons}>
        {!isLast && <Button onClick={onEnd}>{t.leave}</Button>}
        <Button component={Link} to={step.to}>
          {t.show}
        </Button>
        <Button variant="contained" onClick={() => (isLast ? onEnd() : onStep(number))}>
          {isLast ? t.done : t.next}
        </Button>
      </Box>
    </Card>
  );
}

const card = { ...spreadRow, maxWidth: 860, mb: 2, px: 2, py: 1.5 };
const buttons = { display: 'flex', flexWrap: 'wrap', gap: 1 };
