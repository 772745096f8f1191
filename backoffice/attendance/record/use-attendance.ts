import { useMemo, useState, useSyncExternalStore } from 'react';
import { useEvent } from 'react-admin';
import { isActive } from '#domain/sign-up/contract-standing.ts';
import { keepMarks, keptMarks, onMarksKept } from '../marks/mark-store.ts';
import { withSaved } from '../marks/saved-marks.ts';
import { onSenderState, senderState } from '../marks/sender-state.ts';
import {
  confirmed,
  draftsOf,
  type MarkStatus,
  markStatusOf,
  onlyOf,
  withMark,
} from '../marks/waiting-marks.ts';
import { type AttendanceQuest, attendeesOf } from './attendance-record.ts';

type Undo = { contractId: string; name: string; status: MarkStatus | null };

/** The volunteers of a quest with their marks, and all that can be done with these. */
export function useAttendance(quest: AttendanceQuest, accountId: string) {
  const questId = quest.id;
  const key = useMemo(() => ({ accountId, questId }), [accountId, questId]);
  const kept = useSyncExternalStore(onMarksKept, () => keptMarks(key));
  const sender = useSyncExternalStore(onSenderState, senderState);
  const [undos, setUndos] = useState<readonly Undo[]>([]);

  const contracts = quest.pledgedContracts.map(withSaved);
  const held = contracts.filter(isActive);
  const marks = onlyOf(kept, held);
  const attendees = attendeesOf(contracts, marks);
  const drafts = draftsOf(marks);

  const put = (contractId: string, status: MarkStatus | null) => {
    const contract = held.find(({ id }) => id === contractId);
    if (contract) keepMarks(key, (last) => withMark(last, contract, status, Date.now()));
  };
  const last = undos.at(-1);

  return {
    attendees,
    drafts,
    /** Confirmed, but not with the server yet. */
    waitingCount: marks.length - drafts.length,
    isAway: sender === 'away',
    // Rows are drawn anew only when they change, so what they call has to stay the same.
    mark: useEvent((contractId: string, status: MarkStatus | null) => {
      const { name = '', status: before = null } =
        attendees.active.find(({ contract }) => contract.id === contractId) ?? {};
      setUndos((all) => [...all, { contractId, name, status: markStatusOf(before) }]);
      put(contractId, status);
    }),
    undoName: last?.name ?? null,
    undo: () => {
      if (!last) return;
      setUndos((all) => all.slice(0, -1));
      put(last.contractId, last.status);
    },
    save: () => {
      setUndos([]);
      keepMarks(key, (all) => confirmed(onlyOf(all, held)));
    },
    discard: () => {
      setUndos([]);
      keepMarks(key, (all) => all.filter(({ isConfirmed }) => isConfirmed));
    },
  };
}
