import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { consoleFirstStepsTexts } from '#domain/texts/generated/console-first-steps.ts';
import type { FirstStep } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { stepWords } from '../../records/first-step.ts';
import { useAnswer } from '../../resources/use-method.ts';
import { Notice } from '../../widgets/notices/Notice.tsx';
import { firstStep } from './stamp-methods.ts';

type Props = { providerId: string; after: readonly FirstStep[] };

/** Names the next step of a new charity, once those before it are done here. */
export function NextStep({ providerId, after }: Props) {
  const { data } = useAnswer(firstStep, { providerId });
  if (!data || !after.includes(data.step)) return null;
  const { title, minutes, to } = stepWords(data);
  const actions = to && (
    <Button variant="contained" component={Link} to={to}>
      {title}
    </Button>
  );
  return (
    <Notice isCard title={textsOf(consoleFirstStepsTexts).next} actions={actions}>
      {minutes}
    </Notice>
  );
}
