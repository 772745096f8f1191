import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { VolunteerDialog } from '../volunteers/VolunteerDialog.tsx';
import { AttendeeRow } from './AttendeeRow.tsx';
import type { Attendee } from './attendance-record.ts';
import { BootDialog } from './BootDialog.tsx';
import type { MarkStatus } from './waiting-marks.ts';

type Props = {
  attendees: readonly Attendee[];
  /** No marks can be made now. */
  isLocked: boolean;
  providerId: string;
  onMark: (contractId: string, status: MarkStatus | null) => void;
  emptyText: string;
};

/** One row a volunteer, with the dialogs that a row opens. */
export function AttendeeList({ attendees, isLocked, providerId, onMark, emptyText }: Props) {
  const { canAccess: canPreview = false } = useCanAccess({
    resource: 'chariteers',
    action: 'show',
    record: { providerId },
  });
  const [optionsOf, setOptionsOf] = useState<Attendee | null>(null);
  const [previewOf, setPreviewOf] = useState<Attendee | null>(null);
  if (attendees.length === 0) {
    return <Typography sx={{ p: 3, textAlign: 'center', color: 'text.secondary' }}>{emptyText}</Typography>;
  }
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {attendees.map((attendee) => (
          <AttendeeRow
            key={attendee.contract.id}
            {...attendee}
            isLocked={isLocked}
            onMark={onMark}
            onOptions={setOptionsOf}
            onPreview={canPreview ? setPreviewOf : null}
          />
        ))}
      </Box>
      <BootDialog attendee={optionsOf} onClose={() => setOptionsOf(null)} />
      <VolunteerDialog
        volunteer={previewOf?.contract.chariteer ?? null}
        providerId={providerId}
        onClose={() => setPreviewOf(null)}
      />
    </>
  );
}
