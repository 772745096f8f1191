import EmergencyIcon from '@mui/icons-material/ContactEmergencyOutlined';
import { IconButton } from '@mui/material';
import { consoleAttendeesTexts } from '#domain/texts/generated/console-attendees.ts';
import { textsOf } from '../../language/console-locale.ts';
import type { Attendee } from '../record/attendance-record.ts';

type Props = { attendee: Attendee; onOpen: (attendee: Attendee) => void };

/** Leads to the emergency contact of a volunteer. */
export function EmergencyButton({ attendee, onOpen }: Props) {
  return (
    <IconButton
      aria-label={textsOf(consoleAttendeesTexts).emergencyOf({ name: attendee.name })}
      aria-haspopup="dialog"
      onClick={() => onOpen(attendee)}
    >
      <EmergencyIcon />
    </IconButton>
  );
}
