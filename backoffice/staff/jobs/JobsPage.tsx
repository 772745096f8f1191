import { Box, Card, Typography } from '@mui/material';
import { Loading } from 'react-admin';
import { keyOf } from '#domain/texts/code-key.ts';
import { consoleJobsTexts } from '#domain/texts/generated/console-jobs.ts';
import { BackgroundJobsDocument } from '../../gql/generated/staff.ts';
import type { BackgroundJobsQuery } from '../../gql/generated.ts';
import { consoleFormats } from '../../language/console-formats.ts';
import { textsOf } from '../../language/console-locale.ts';
import { reading } from '../../resources/method.ts';
import { useAnswer } from '../../resources/use-method.ts';
import { FailureAlert } from '../../widgets/notices/Failure.tsx';
import { PageHeading } from '../../widgets/pages/PageTitle.tsx';
import { momentText } from '../widgets/moment-text.ts';

/** What the product does by itself, and how that went. */
const backgroundJobs = reading(BackgroundJobsDocument, (data) => data.backgroundJobs);

type Job = BackgroundJobsQuery['backgroundJobs'][number];

/** What the product does by itself: when each job ran last, how late, how much it did, and when it runs next. */
export function JobsPage() {
  const { data, error, refetch } = useAnswer(backgroundJobs, {});
  const t = textsOf(consoleJobsTexts);
  return (
    <>
      <PageHeading text={t.title} />
      <Typography sx={{ color: 'text.secondary', maxWidth: '70ch', mt: 2, mb: 2 }}>{t.intro}</Typography>
      {!data && (error ? <FailureAlert error={error} onRetry={refetch} /> : <Loading />)}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
        }}
      >
        {data?.map((job) => (
          <JobCard key={job.name} {...job} />
        ))}
      </Box>
    </>
  );
}

/** Delay in seconds, or in minutes from two minutes on. */
function delayText(seconds: number): string {
  if (seconds < 120) return textsOf(consoleJobsTexts).seconds({ count: seconds });
  return consoleFormats().duration(seconds / 60);
}

function JobCard(job: Job) {
  const t = textsOf(consoleJobsTexts);
  const name = nameOf(job.name);
  const { delaySeconds, handledLastDay, failuresLastDay, nextAt } = job;
  const hasFailed = failuresLastDay > 0 || job.failures > 0;
  const facts: readonly (readonly [string, string, boolean?])[] = [
    [t.lastRun, lastRunText(job)],
    [t.delay, job.lastSlotAt === null ? '–' : delayText(delaySeconds)],
    [t.handled, String(handledLastDay)],
    [t.failures, String(failuresLastDay), hasFailed],
    [t.next, momentText(nextAt)],
  ];
  return (
    <Card component="section" aria-label={name} sx={{ p: 2.5 }}>
      <Typography variant="h2">{name}</Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: 'minmax(9ch, auto) 1fr' },
          gap: { xs: 0.5, sm: 1 },
          m: 0,
          mt: 1.5,
        }}
      >
        {facts.map(([label, value, isBad]) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <Typography component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Typography>
            <Typography
              component="dd"
              sx={{
                m: 0,
                fontWeight: isBad ? 700 : 400,
                color: isBad ? 'error.main' : 'text.primary',
                overflowWrap: 'anywhere',
              }}
            >
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

function lastRunText({ lastSlotAt, doneAt, failures, lastFailure, triedAgainAt }: Job): string {
  const t = textsOf(consoleJobsTexts);
  if (lastSlotAt === null) return t.neverRan;
  const when = momentText(lastSlotAt);
  if (doneAt !== null) return when;
  if (failures === 0 || triedAgainAt === null) return t.underWay({ when });
  const again = momentText(triedAgainAt);
  return t.failedThere({ when, count: failures, kind: lastFailure ?? '', again });
}

/** A job that this console knows no name for goes by its own. */
function nameOf(name: string): string {
  const t = textsOf(consoleJobsTexts);
  const names: Readonly<Record<string, string>> = {
    credit_rest: t.credit_rest,
    reminders: t.reminders,
    under_minimum: t.under_minimum,
    attendance_unmarked: t.attendance_unmarked,
    weekly_quests: t.weekly_quests,
    thanks: t.thanks,
    data_copies: t.data_copies,
    charity_files: t.charity_files,
    subscription_ends: t.subscription_ends,
    picture_sweep: t.picture_sweep,
    newest_seal: t.newest_seal,
    backup: t.backup,
    backup_check: t.backup_check,
    staff_warnings: t.staff_warnings,
  };
  return names[keyOf(name)] ?? name;
}
