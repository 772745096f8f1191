import { Box, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useCanAccess } from 'react-admin';
import { VolunteerDialog } from '../../volunteers/preview/VolunteerDialog.tsx';
import type { MarkKey } from '../marks/mark-store.ts';
import type { MarkStatus } from '../marks/waiting-marks.ts';
import type { AttendanceQuest, Attendee } from '../record/attendance-record.ts';
import { AttendeeRow } from './AttendeeRow.tsx';
import { BootDialog } from './BootDialog.tsx';
import { EmergencyDialog } from './EmergencyDialog.tsx';
import { TimesDialog } from './TimesDialog.tsx';

type Props = {
  attendees: readonly Attendee[];
  /** No marks can be made now. */
  isLocked: boolean;
  quest: AttendanceQuest;
  keptKey: MarkKey;
  /** Emergency contacts can be opened now by the viewer. */
  isEmergencyOpen: boolean;
  onMark: (contractId: string, status: MarkStatus | null) => void;
  emptyText: string;
};

/** List of attendees, one row each, with the dialogs that rows open. */
export function AttendeeList(props: Props) {
  const { attendees, isLocked, quest, keptKey, isEmergencyOpen, onMark, emptyText } = props;
  const { providerId } = quest;
  const { canAccess: canPreview = false } = useCanAccess({
    resource: 'chariteers',
    action: 'show',
    record: { providerId },
  });
  const [optionsOf, setOptionsOf] = useState<Attendee | null>(null);
  const [previewOf, setPreviewOf] = useState<Attendee | null>(null);
  const [emergencyOf, setEmergencyOf] = useState<Attendee | null>(null);
  const { list, remember } = useNextRow(attendees);
  if (attendees.length === 0) {
    return <Typography sx={{ p: 3, textAlign: 'center', color: 'text.secondary' }}>{emptyText}</Typography>;
  }
  return (
    <>
      <Box component="ul" ref={list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {attendees.map((attendee) => (
          <AttendeeRow
            key={attendee.contract.id}
            {...attendee}
            keptKey={keptKey}
            isLocked={isLocked}
            onMark={(contractId, status) => {
              remember(contractId);
              onMark(contractId, status);
            }}
            onOptions={setOptionsOf}
            onPreview={canPreview ? setPreviewOf : null}
            onEmergency={isEmergencyOpen ? setEmergencyOf : null}
          />
        ))}
      </Box>
      <OptionsDialogs quest={quest} isLocked={isLocked} of={optionsOf} onClose={() => setOptionsOf(null)} />
      <EmergencyDialog attendee={emergencyOf} onClose={() => setEmergencyOf(null)} />
      <VolunteerDialog
        volunteer={previewOf?.contract.chariteer ?? null}
        providerId={providerId}
        onClose={() => setPreviewOf(null)}
      />
    </>
  );
}

type OptionsProps = Pick<Props, 'quest' | 'isLocked'> & { of: Attendee | null; onClose: () => void };

/** The options of a volunteer, and the times to which they lead. */
function OptionsDialogs({ quest, isLocked, of, onClose }: OptionsProps) {
  const [timesOf, setTimesOf] = useState<Attendee | null>(null);
  const openTimes = () => {
    setTimesOf(of);
    onClose();
  };
  const hasTimes = !isLocked && quest.startedAt !== null;
  return (
    <>
      <BootDialog attendee={of} onClose={onClose} onTimes={hasTimes ? openTimes : null} />
      <TimesDialog attendee={timesOf} quest={quest} onClose={() => setTimesOf(null)} />
    </>
  );
}

/** Moves the focus to the next row when a marked volunteer drops out of a filtered list. */
function useNextRow(attendees: readonly Attendee[]) {
  const list = useRef<HTMLUListElement>(null);
  const marked = useRef({ contractId: '', row: -1 });
  // Rows are drawn anew only when they change, so they may call a function of an earlier list.
  const latest = useRef(attendees);
  latest.current = attendees;
  useEffect(() => {
    const { contractId, row } = marked.current;
    if (row === -1 || attendees.some(({ contract }) => contract.id === contractId)) return;
    marked.current = { contractId: '', row: -1 };
    const rows = list.current?.querySelectorAll('li') ?? [];
    rows[Math.min(row, rows.length - 1)]?.querySelector<HTMLElement>('[aria-pressed]')?.focus();
  }, [attendees]);
  const remember = (contractId: string) => {
    const row = latest.current.findIndex(({ contract }) => contract.id === contractId);
    marked.current = { contractId, row };
  };
  return { list, remember };
}
