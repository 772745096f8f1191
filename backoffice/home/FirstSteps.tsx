import { Box, Button, Card, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { FIRST_STEPS, type FirstStep } from '#domain/books/first-step.ts';
import { consoleFirstStepsTexts } from '#domain/texts/generated/console-first-steps.ts';
import type { FirstStepFragment } from '../gql/generated.ts';
import { textsOf } from '../language/console-locale.ts';
import { stepWords } from '../records/first-step.ts';
import { useMayOpen } from '../session/resource-access.ts';
import { useOrganization } from '../session/use-organization.ts';
import { spreadRow } from '../theme/row.ts';

/** What a new charity does until its first month is posted: each step with its time, the one that is missing with its button. */
export function FirstSteps({ step, missing, month }: FirstStepFragment) {
  const t = textsOf(consoleFirstStepsTexts);
  const isAdmin = useMayOpen('charity');
  const steps = FIRST_STEPS.filter((one) => isAdmin || !OF_ADMINS.includes(one));
  return (
    <Card component="section" aria-labelledby="first-steps" sx={{ mb: 2, px: 2, pt: 1.5 }}>
      <Typography id="first-steps" variant="h2">
        {t.title}
      </Typography>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {steps.map((one) => (
          <Step
            key={one}
            step={one}
            month={month}
            standing={one === step ? 'now' : missing.includes(one) ? 'later' : 'done'}
          />
        ))}
      </Box>
    </Card>
  );
}

/** Steps on pages that are open to admins alone. */
const OF_ADMINS: readonly FirstStep[] = ['SETTINGS', 'TEAM'];

type StepProps = Pick<FirstStepFragment, 'step' | 'month'>;
type Standing = 'done' | 'now' | 'later';

function Step({ step, month, standing }: StepProps & { standing: Standing }) {
  const t = textsOf(consoleFirstStepsTexts);
  const { title, minutes } = stepWords({ step, month });
  return (
    <Box
      component="li"
      aria-current={standing === 'now' ? 'step' : undefined}
      sx={{ ...spreadRow, py: 1.25, '& + li': { borderTop: 1, borderColor: 'divider' } }}
    >
      <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
        <Typography sx={{ fontWeight: standing === 'now' ? 650 : 400 }}>{title}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>{standing === 'done' ? t.done : minutes}</Typography>
      </Box>
      {standing === 'now' && <StepButton step={step} month={month} />}
    </Box>
  );
}

/** To the place where a step is done; locations are the staff's to add. */
export function StepButton({ step, month }: StepProps) {
  const t = textsOf(consoleFirstStepsTexts);
  const { isStaff, providerId, session } = useOrganization();
  const { title, to } = stepWords({ step, month });
  if (step !== 'PLACE' || isStaff)
    return (
      <Button variant="contained" component={Link} to={to ?? `/providers/${providerId}`}>
        {title}
      </Button>
    );
  const supportEmail = session?.title.supportEmail;
  return supportEmail ? (
    <Button variant="contained" href={`mailto:${supportEmail}`}>
      {t.writeToStaff}
    </Button>
  ) : null;
}
