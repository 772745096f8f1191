import EmergencyIcon from '@mui/icons-material/ContactEmergencyOutlined';
import { IconButton } from '@mui/material';
import type { Attendee } from '../record/attendance-record.ts';

type Props = { attendee: Attendee; onOpen: (attendee: Attendee) => void };

/** Leads to the emergency contact of a volunteer. */
export function EmergencyButton({ attendee, onOpen }: Props) {
  return (
    <IconButton
      aria-label={`Emergency contact of ${attendee.name}`}
      aria-haspopup="dialog"
      onClick={() => onOpen(attendee)}
    >
      <EmergencyIcon />
    </IconButton>
  );
}
