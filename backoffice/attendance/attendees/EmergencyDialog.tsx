import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Link,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { formatPhone } from '#domain/text/format.ts';
import { consoleAttendeesTexts } from '#domain/texts/generated/console-attendees.ts';
import { consoleFormsTexts } from '#domain/texts/generated/console-forms.ts';
import type { OpenEmergencyContactMutation } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { useMethod } from '../../resources/use-method.ts';
import { openEmergencyContact } from '../record/attendance-methods.ts';
import type { Attendee } from '../record/attendance-record.ts';

type Contact = OpenEmergencyContactMutation['openEmergencyContact'];
type Props = { attendee: Attendee | null; onClose: () => void };

/** Whom to call for a volunteer. It is asked for here and not with the list, so that each look leaves its trace. */
export function EmergencyDialog({ attendee, onClose }: Props) {
  // The one it was opened for, while it closes.
  const [last, setLast] = useState(attendee);
  if (attendee && attendee !== last) setLast(attendee);
  return (
    <Dialog open={attendee !== null} onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle>{textsOf(consoleAttendeesTexts).emergencyOf({ name: last?.name ?? '' })}</DialogTitle>
      {attendee && <Looked key={attendee.contract.id} contractId={attendee.contract.id} onClose={onClose} />}
    </Dialog>
  );
}

function Looked({ contractId, onClose }: { contractId: string; onClose: () => void }) {
  const t = textsOf(consoleAttendeesTexts);
  const {
    mutate,
    data: contact,
    isPending,
    error,
  } = useMethod(openEmergencyContact, {
    onError: () => undefined,
  });
  return (
    <>
      <DialogContent sx={{ pt: 0, display: 'grid', gap: 1.5 }}>
        {contact ? <Shown contact={contact} /> : <Typography>{t.emergencyOnly}</Typography>}
        {error && <Alert severity="error">{error.message}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{textsOf(consoleFormsTexts).close}</Button>
        {!contact && (
          <Button variant="contained" onClick={() => mutate({ contractId })} disabled={isPending} autoFocus>
            {t.showIt}
          </Button>
        )}
      </DialogActions>
    </>
  );
}

function Shown({ contact: { name, number } }: { contact: Contact }) {
  if (!number) return <Typography role="status">{textsOf(consoleAttendeesTexts).noEmergency}</Typography>;
  return (
    <Box role="status" sx={{ display: 'grid', justifyItems: 'start', overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontSize: 17, fontWeight: 650 }}>{name}</Typography>
      <Link
        href={`tel:${number}`}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontSize: 20 }}
      >
        {formatPhone(number)}
      </Link>
    </Box>
  );
}
