import ConfirmIcon from '@mui/icons-material/HowToReg';
import { Box, Button } from '@mui/material';
import { isOwnMarkWaiting } from '#domain/attendance/attendance.ts';
import { consoleAttendeesTexts } from '#domain/texts/generated/console-attendees.ts';
import { textsOf } from '../../language/console-locale.ts';
import { useOrganization } from '../../session/use-organization.ts';
import { useChange } from '../../widgets/forms/use-change.ts';
import { markAttendance } from '../marks/mark-methods.ts';
import { confirmationOf } from '../marks/waiting-marks.ts';
import type { Attendee } from '../record/attendance-record.ts';

/** Says that the volunteer marked their own attendance, with the button by which another manager confirms it. */
export function OwnMark({ contract, name, kept }: Attendee) {
  const t = textsOf(consoleAttendeesTexts);
  const supervisorId = useOrganization().session?.account.playerId;
  const { mutate, isPending } = useChange(markAttendance, t.ownConfirmed({ name }), { asksAnyway: true });
  if (contract.ownMarkedAt === null || kept || supervisorId === undefined) return null;
  const isOwn = contract.chariteer?.id === supervisorId;
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, mt: 0.5 }}
    >
      <Box component="span" sx={{ typography: 'body2', fontWeight: 650 }}>
        {noteOf(isOwn, isOwnMarkWaiting(contract))}
      </Box>
      {!isOwn && (
        <Button
          variant="outlined"
          size="small"
          startIcon={<ConfirmIcon />}
          disabled={isPending}
          aria-label={t.ownConfirmOf({ name })}
          onClick={() => mutate({ contracts: [confirmationOf(contract.id, supervisorId)] })}
          sx={{ minHeight: 44 }}
        >
          {t.ownConfirm}
        </Button>
      )}
    </Box>
  );
}

function noteOf(isOwn: boolean, isWaiting: boolean): string {
  const t = textsOf(consoleAttendeesTexts);
  if (isOwn) return isWaiting ? t.ownWaiting : t.ownAlone;
  return t.ownMarked;
}
