import { Box, Card, Typography } from '@mui/material';
import { DateInput, useRecordContext } from 'react-admin';
import { consoleDeskTexts } from '#domain/texts/generated/console-desk.ts';
import { consoleSettingsTexts } from '#domain/texts/generated/console-settings.ts';
import { newYorkDay } from '#domain/time/new-york-time.ts';
import type { StaffSettingsQuery } from '../../gql/generated.ts';
import { consoleFormats } from '../../language/console-formats.ts';
import { textsOf } from '../../language/console-locale.ts';
import { RecordForm } from '../../widgets/forms/RecordForm.tsx';
import { Fact, Facts } from '../../widgets/lists/Facts.tsx';
import { PageTitle } from '../../widgets/pages/PageTitle.tsx';
import { ResetSetting, SettingEdit } from '../widgets/SettingEdit.tsx';
import { SiteSettings } from './SiteSettings.tsx';

export type Settings = { id: string; veilOfTime: string; titleData: StaffSettingsQuery['getTitleData'] };

/** What holds for the whole product. */
export function SettingsPage() {
  const t = textsOf(consoleSettingsTexts);
  return (
    <SettingEdit resource="settings" title={<PageTitle text={t.title} />} savedText={t.veilSaved}>
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 720 }}>
        <VeilOfTime />
        <SiteSettings />
        <TitleData />
      </Box>
    </SettingEdit>
  );
}

function VeilOfTime() {
  const settings = useRecordContext<Settings>();
  if (!settings) return null;
  const t = textsOf(consoleSettingsTexts);
  return (
    <Card component="section" aria-label={t.veil}>
      <RecordForm isBesideOthers>
        <Typography variant="h2">{t.veil}</Typography>
        <Typography sx={{ maxWidth: '70ch', mb: 1 }}>
          {t.veilUntil({ day: consoleFormats().longDate(settings.veilOfTime) })}
        </Typography>
        <DateInput source="veilOfTime" label={t.lastDay} isRequired validate={dayProblem} />
        <ResetSetting source="veilOfTime" label={t.ownVeil} doneText={t.veilMoves} />
      </RecordForm>
    </Card>
  );
}

function dayProblem(day?: string | null): string | undefined {
  const t = textsOf(consoleSettingsTexts);
  if (!day) return t.chooseDay;
  return day < newYorkDay(Date.now()) ? t.veilPast : undefined;
}

function TitleData() {
  const settings = useRecordContext<Settings>();
  if (!settings) return null;
  const t = textsOf(consoleSettingsTexts);
  const { siteName, titleId, maintenanceStatus } = settings.titleData;
  return (
    <Card component="section" aria-label={t.titleData} sx={{ p: 2.5 }}>
      <Typography variant="h2">{t.titleData}</Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>{t.titleNote}</Typography>
      <Facts>
        <Fact term={textsOf(consoleDeskTexts).name}>{siteName}</Fact>
        <Fact term={t.titleId}>{titleId}</Fact>
        <Fact term={t.version}>{maintenanceStatus.versionWebsite}</Fact>
      </Facts>
    </Card>
  );
}
