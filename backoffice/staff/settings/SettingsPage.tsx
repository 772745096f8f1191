import { Box, Card, Typography } from '@mui/material';
import { DateInput, useRecordContext } from 'react-admin';
import { formatLongDate } from '#domain/text/format.ts';
import { newYorkDay } from '#domain/time/new-york-time.ts';
import type { StaffSettingsQuery } from '../../gql/generated.ts';
import { RecordForm } from '../../widgets/forms/RecordForm.tsx';
import { PageTitle } from '../../widgets/pages/PageTitle.tsx';
import { Fact, Facts } from '../widgets/Facts.tsx';
import { ResetSetting, SettingEdit } from '../widgets/SettingEdit.tsx';
import { ContestYear } from './ContestYear.tsx';
import { SiteSettings } from './SiteSettings.tsx';

export type Settings = { id: string; veilOfTime: string; titleData: StaffSettingsQuery['getTitleData'] };

/** What holds for the whole product. */
export function SettingsPage() {
  return (
    <SettingEdit
      resource="settings"
      title={<PageTitle text="Settings" />}
      savedText="The Veil of Time has been saved."
    >
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 720 }}>
        <VeilOfTime />
        <ContestYear />
        <SiteSettings />
        <TitleData />
      </Box>
    </SettingEdit>
  );
}

function VeilOfTime() {
  const settings = useRecordContext<Settings>();
  if (!settings) return null;
  return (
    <Card component="section" aria-label="Veil of Time">
      <RecordForm isBesideOthers>
        <Typography variant="h2">Veil of Time</Typography>
        <Typography sx={{ maxWidth: '70ch', mb: 1 }}>
          Quests can be posted up to and including {formatLongDate(settings.veilOfTime)}.
        </Typography>
        <DateInput
          source="veilOfTime"
          label="Last day for quests"
          helperText={false}
          isRequired
          validate={dayProblem}
        />
        <ResetSetting
          source="veilOfTime"
          label="Use the end of the 12th month from now"
          doneText="The Veil of Time moves on with time again."
        />
      </RecordForm>
    </Card>
  );
}

function dayProblem(day?: string | null): string | undefined {
  if (!day) return 'Please choose a day.';
  return day < newYorkDay(Date.now()) ? 'The Veil of Time cannot lie in the past.' : undefined;
}

function TitleData() {
  const settings = useRecordContext<Settings>();
  if (!settings) return null;
  const { siteName, titleId, maintenanceStatus } = settings.titleData;
  return (
    <Card component="section" aria-label="Title data" sx={{ p: 2.5 }}>
      <Typography variant="h2">Title data</Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>
        Set where the server is started, not here.
      </Typography>
      <Facts>
        <Fact term="Name">{siteName}</Fact>
        <Fact term="Title id">{titleId}</Fact>
        <Fact term="Version">{maintenanceStatus.versionWebsite}</Fact>
      </Facts>
    </Card>
  );
}
