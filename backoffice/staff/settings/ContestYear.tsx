import { Box, Button, Card, Typography } from '@mui/material';
import { Edit, NumberInput, useNotify, useRecordContext, useUpdate } from 'react-admin';
import { problemOfContestYear } from '#domain/contest.ts';
import { formatLongDate } from '#domain/format.ts';
import type { StaffContestQuery } from '../../gql/generated-staff.ts';
import { isWorthRetrying } from '../../providers/error-code.ts';
import { StaffForm } from '../StaffForm.tsx';

type Contest = StaffContestQuery['contest'] & { id: string };

/** There is one contest at a time. */
const ONE = 'all';

/** Which year's contest the site shows. */
export function ContestYear() {
  const notify = useNotify();
  const onSuccess = () => notify('The year of the contest has been saved.', { type: 'success' });
  return (
    <Edit
      id={ONE}
      resource="contest"
      title={false}
      component={Box}
      redirect={false}
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess }}
      queryOptions={{
        retry: isWorthRetrying,
        onError: (error: Error) => notify(error.message, { type: 'error' }),
      }}
    >
      <Card component="section" aria-label="Contest">
        <StaffForm saveLabel="Set the year">
          <Typography variant="h2">Contest</Typography>
          <Days />
          <NumberInput
            source="year"
            label="Year of the contest"
            helperText={false}
            isRequired
            validate={yearProblem}
          />
          <UseDefault />
        </StaffForm>
      </Card>
    </Edit>
  );
}

function Days() {
  const contest = useRecordContext<Contest>();
  if (!contest) return null;
  return (
    <Typography sx={{ maxWidth: '70ch', mb: 1 }}>
      It runs from {formatLongDate(contest.startsOn)} to {formatLongDate(contest.endsOn)}.
    </Typography>
  );
}

function yearProblem(year?: number | null): string | undefined {
  return problemOfContestYear(year ?? Number.NaN, Date.now()) ?? undefined;
}

/** Forgets the year that was chosen, so that the contest moves on with time. */
function UseDefault() {
  const notify = useNotify();
  const contest = useRecordContext<Contest>();
  const [update, { isPending }] = useUpdate();
  const reset = () =>
    update(
      'contest',
      { id: ONE, data: { year: null }, previousData: contest },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify('The contest moves on with time again.', { type: 'success' }),
        onError: (error) => notify((error as Error).message, { type: 'error' }),
      },
    );
  return (
    <Button disabled={isPending} onClick={() => void reset()} sx={{ px: 0 }}>
      Use the next March that has not ended
    </Button>
  );
}
