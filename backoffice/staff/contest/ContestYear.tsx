import { Card, Typography } from '@mui/material';
import { NumberInput, useRecordContext } from 'react-admin';
import { problemOfContestYear } from '#domain/guilds/contest.ts';
import { consoleContestTexts } from '#domain/texts/generated/console-contest.ts';
import type { StaffContestQuery } from '../../gql/generated.ts';
import { consoleFormats } from '../../language/console-formats.ts';
import { textsOf } from '../../language/console-locale.ts';
import { RecordForm } from '../../widgets/forms/RecordForm.tsx';
import { ResetSetting, SettingEdit } from '../widgets/SettingEdit.tsx';

type Contest = StaffContestQuery['contest'] & { id: string };

/** Which year's contest the site shows. */
export function ContestYear() {
  const t = textsOf(consoleContestTexts);
  return (
    <SettingEdit resource="contest" title={false} savedText={t.contestSaved}>
      <Card component="section" aria-label={t.onSite}>
        <RecordForm saveLabel={t.setYear} isBesideOthers>
          <Typography variant="h2">{t.onSite}</Typography>
          <Days />
          <NumberInput source="year" label={t.contestYear} isRequired validate={yearProblem} />
          <ResetSetting source="year" label={t.ownYear} doneText={t.contestMoves} />
        </RecordForm>
      </Card>
    </SettingEdit>
  );
}

function Days() {
  const contest = useRecordContext<Contest>();
  if (!contest) return null;
  const { longDate } = consoleFormats();
  const t = textsOf(consoleContestTexts);
  return (
    <Typography sx={{ maxWidth: '70ch', mb: 1 }}>
      {t.contestDays({ from: longDate(contest.startsOn), to: longDate(contest.endsOn) })}
    </Typography>
  );
}

function yearProblem(year?: number | null): string | undefined {
  return problemOfContestYear(textsOf(consoleContestTexts), year ?? Number.NaN, Date.now()) ?? undefined;
}
