import { Box, Button } from '@mui/material';
import { consoleAttendeesTexts } from '#domain/texts/generated/console-attendees.ts';
import { consoleHomeTexts } from '#domain/texts/generated/console-home.ts';
import { consoleFormats } from '../../language/console-formats.ts';
import { textsOf } from '../../language/console-locale.ts';
import { useOrganization } from '../../session/use-organization.ts';
import { useChange } from '../../widgets/forms/use-change.ts';
import { markAttendance } from '../marks/mark-methods.ts';
import { markStatusOf, rightMarkOf } from '../marks/waiting-marks.ts';
import type { Attendee } from '../record/attendance-record.ts';

/** Says that devices disagree about a volunteer; one tap says which mark is right. */
export function DifferingMarks({ contract, name, kept }: Attendee) {
  const t = textsOf(consoleAttendeesTexts);
  const supervisorId = useOrganization().session?.account.playerId;
  const done = t.differsDone({ name });
  const { mutate, isPending } = useChange(markAttendance, done, { asksAnyway: true });
  const { differingMarks, status, markedAt } = contract;
  if (!differingMarks?.length || kept || supervisorId === undefined) return null;
  const marks = [{ status, markedAt, markedBy: null }, ...differingMarks];
  return (
    <Box role="group" aria-label={t.differs} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
      <Box component="span" sx={{ typography: 'body2', fontWeight: 650, flexBasis: '100%' }}>
        {t.differs}
      </Box>
      {marks.map((mark) => (
        <Button
          key={`${mark.status} ${mark.markedAt}`}
          variant="outlined"
          size="small"
          disabled={isPending}
          onClick={() =>
            mutate({ contracts: [rightMarkOf(contract, markStatusOf(mark.status), supervisorId)] })
          }
          sx={{ minHeight: 44 }}
        >
          {wordsOf(mark)}
        </Button>
      ))}
    </Box>
  );
}

type Shown = { status: Attendee['status']; markedAt: string | null; markedBy: string | null };

function wordsOf({ status, markedAt, markedBy }: Shown): string {
  const t = textsOf(consoleAttendeesTexts);
  const mark = status === null ? t.noMark : textsOf(consoleHomeTexts)[status];
  const time = markedAt && consoleFormats().time(Date.parse(markedAt));
  return [mark, markedBy, time].filter(Boolean).join(', ');
}
