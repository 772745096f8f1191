import { Card, Typography } from '@mui/material';
import { NumberInput, useRecordContext } from 'react-admin';
import { problemOfContestYear } from '#domain/guilds/contest.ts';
import { formatLongDate } from '#domain/text/format.ts';
import type { StaffContestQuery } from '../../gql/generated.ts';
import { RecordForm } from '../../widgets/forms/RecordForm.tsx';
import { ResetSetting, SettingEdit } from '../widgets/SettingEdit.tsx';

type Contest = StaffContestQuery['contest'] & { id: string };

/** Which year's contest the site shows. */
export function ContestYear() {
  return (
    <SettingEdit resource="contest" title={false} savedText="The year of the contest has been saved.">
      <Card component="section" aria-label="Contest">
        <RecordForm saveLabel="Set the year" isBesideOthers>
          <Typography variant="h2">Contest</Typography>
          <Days />
          <NumberInput
            source="year"
            label="Year of the contest"
            helperText={false}
            isRequired
            validate={yearProblem}
          />
          <ResetSetting
            source="year"
            label="Use the next March that has not ended"
            doneText="The contest moves on with time again."
          />
        </RecordForm>
      </Card>
    </SettingEdit>
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
