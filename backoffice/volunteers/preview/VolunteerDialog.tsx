import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useState } from 'react';
import { consoleFormsTexts } from '#domain/texts/generated/console-forms.ts';
import { textsOf } from '../../language/console-locale.ts';
import { volunteerName } from '../../records/volunteer-name.ts';
import { VolunteerLetters } from '../letters/VolunteerLetters.tsx';
import { VolunteerNotes } from '../notes/VolunteerNotes.tsx';
import { VolunteerContact, type VolunteerShown } from './VolunteerContact.tsx';
import { VolunteerHistory } from './VolunteerHistory.tsx';

type Props = {
  /** Null while none is open. */
  volunteer: VolunteerShown | null;
  providerId: string;
  onClose: () => void;
};

/** The preview of a volunteer: how to reach them, and what they did for the charity. */
export function VolunteerDialog({ volunteer, providerId, onClose }: Props) {
  // The one it was opened for, while it closes.
  const [last, setLast] = useState(volunteer);
  if (volunteer && volunteer !== last) setLast(volunteer);
  return (
    <Dialog open={volunteer !== null} onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle>{volunteerName(last)}</DialogTitle>
      {last && (
        <DialogContent>
          <VolunteerContact volunteer={last} />
          <Box sx={{ mt: 2, display: 'grid', gap: 2 }}>
            <VolunteerNotes key={`notes-${last.id}`} volunteerId={last.id} providerId={providerId} />
            <VolunteerHistory key={last.id} volunteerId={last.id} providerId={providerId} />
            <VolunteerLetters key={`letters-${last.id}`} volunteerId={last.id} providerId={providerId} />
          </Box>
        </DialogContent>
      )}
      <DialogActions>
        <Button onClick={onClose}>{textsOf(consoleFormsTexts).close}</Button>
      </DialogActions>
    </Dialog>
  );
}
