import { consoleAttendanceTexts } from '#domain/texts/generated/console-attendance.ts';
import { consoleFormats } from '../language/console-formats.ts';
import { textsOf } from '../language/console-locale.ts';
import { FailureNotice } from '../widgets/notices/Failure.tsx';
import { PageHeading } from '../widgets/pages/PageTitle.tsx';
import { keptMarks, keptMore, type MarkKey } from './marks/mark-store.ts';

type Props = { title: string; marks: MarkKey; message: string | undefined; onRetry: () => void };

/** The volunteers of a quest could not be loaded; what was marked before is safe. */
export function NoAttendance({ title, marks, message, onRetry }: Props) {
  const t = textsOf(consoleAttendanceTexts);
  const more = keptMore(marks).map(({ madeAt }) => madeAt);
  const waiting = [...keptMarks(marks).map(({ markedAt }) => markedAt), ...more];
  const since = Math.min(...waiting);
  return (
    <>
      <PageHeading text={title} />
      <FailureNotice isCard title={t.notLoaded} onRetry={onRetry}>
        {message}
        {waiting.length > 0 && <p>{t.away({ count: waiting.length, time: consoleFormats().time(since) })}</p>}
      </FailureNotice>
    </>
  );
}
