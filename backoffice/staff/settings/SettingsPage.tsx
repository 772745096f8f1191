import { Box, Button, Card, Typography } from '@mui/material';
import { DateInput, Edit, useNotify, useRecordContext, useUpdate } from 'react-admin';
import { formatLongDate } from '#domain/format.ts';
import { newYorkDay } from '#domain/new-york-time.ts';
import type { StaffSettingsQuery } from '../../gql/generated-staff.ts';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { isWorthRetrying } from '../../providers/error-code.ts';
import { Fact, Facts } from '../Facts.tsx';
import { StaffForm } from '../StaffForm.tsx';
import { ContestYear } from './ContestYear.tsx';

export type Settings = { id: string; veilOfTime: string; titleData: StaffSettingsQuery['getTitleData'] };

/** There is one set of settings. */
const ONE = 'all';

/** What holds for the whole product. */
export function SettingsPage() {
  const notify = useNotify();
  const onSuccess = () => notify('The Veil of Time has been saved.', { type: 'success' });
  return (
    <Edit
      id={ONE}
      resource="settings"
      title={<PageTitle text="Settings" />}
      component={Box}
      redirect={false}
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess }}
      queryOptions={{
        retry: isWorthRetrying,
        onError: (error: Error) => notify(error.message, { type: 'error' }),
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 720 }}>
        <VeilOfTime />
        <ContestYear />
        <TitleData />
      </Box>
    </Edit>
  );
}

function VeilOfTime() {
  const settings = useRecordContext<Settings>();
  if (!settings) return null;
  return (
    <Card component="section" aria-label="Veil of Time">
      <StaffForm>
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
        <UseDefault />
      </StaffForm>
    </Card>
  );
}

function dayProblem(day?: string | null): string | undefined {
  if (!day) return 'Please choose a day.';
  return day < newYorkDay(Date.now()) ? 'The Veil of Time cannot lie in the past.' : undefined;
}

/** Forgets the day that was chosen, so that the end moves on with time. */
function UseDefault() {
  const notify = useNotify();
  const settings = useRecordContext<Settings>();
  const [update, { isPending }] = useUpdate();
  const reset = () =>
    update(
      'settings',
      { id: ONE, data: { veilOfTime: null }, previousData: settings },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify('The Veil of Time moves on with time again.', { type: 'success' }),
        onError: (error) => notify((error as Error).message, { type: 'error' }),
      },
    );
  return (
    <Button disabled={isPending} onClick={() => void reset()} sx={{ px: 0 }}>
      Use the end of the 12th month from now
    </Button>
  );
}

function TitleData() {
  const settings = useRecordContext<Settings>();
  if (!settings) return null;
  const { siteName, titleId, supportEmail, maintenanceStatus } = settings.titleData;
  return (
    <Card component="section" aria-label="Title data" sx={{ p: 2.5 }}>
      <Typography variant="h2">Title data</Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>
        Set where the server is started, not here.
      </Typography>
      <Facts>
        <Fact term="Name">{siteName}</Fact>
        <Fact term="Title id">{titleId}</Fact>
        <Fact term="Support e-mail">{supportEmail ?? 'None'}</Fact>
        <Fact term="Version">{maintenanceStatus.versionWebsite}</Fact>
      </Facts>
    </Card>
  );
}
