import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useEvent } from 'react-admin';
import { isActive } from '#domain/sign-up/contract-standing.ts';
import { keepMarks, keptMarks, onMarksKept } from '../marks/mark-store.ts';
import { withSaved } from '../marks/saved-marks.ts';
import { onSenderState, senderState } from '../marks/sender-state.ts';
import {
  confirmed,
  draftsOf,
  type KeptMark,
  laterMarkedCount,
  type MarkStatus,
  markStatusOf,
  onlyOf,
  shownStatus,
  withMark,
} from '../marks/waiting-marks.ts';
import type { KeptMore } from '../marks/waiting-more.ts';
import { type AttendanceQuest, type Attendee, attendeesOf } from './attendance-record.ts';
import { useKeptMore } from './use-kept-more.ts';

/** What a tap changed; `name`: of whom, null of several; `isSent`: it was confirmed, so that undoing it is sent too. */
type Undo = { name: string | null; isSent: boolean; before: readonly Before[] };
type Before = { contractId: string; status: MarkStatus | null };

/** How long what was confirmed can be taken back. Milliseconds. */
const UNDO_TIME = 10_000;

/** The volunteers of a quest with their marks, and all that can be done with these. */
export function useAttendance(quest: AttendanceQuest, accountId: string) {
  const { key, kept, isAway } = useKeptMarks(quest.id, accountId);
  const [undos, setUndos] = useState<readonly Undo[]>([]);
  const contracts = quest.pledgedContracts.map(withSaved);
  const held = contracts.filter(isActive);
  const marks = onlyOf(kept, held);
  const attendees = attendeesOf(contracts, marks);
  const drafts = draftsOf(marks);

  const put = (changes: readonly Before[]) => keepMarks(key, (last) => withChanges(last, held, changes));
  const markAll = (changed: readonly Attendee[], status: MarkStatus | null) => {
    const undo = undoOf(changed);
    setUndos((all) => [...all.filter(({ isSent }) => !isSent), undo]);
    put(undo.before.map(({ contractId }) => ({ contractId, status })));
  };
  const send = () => keepMarks(key, (all) => confirmed(onlyOf(all, held)));
  const last = undos.at(-1);
  useUndoTime(undos, setUndos);
  return {
    key,
    attendees,
    drafts,
    ...countsOf(marks, useKeptMore(key), held),
    isAway,
    // Rows are drawn anew only when they change, so what they call has to stay the same.
    mark: useEvent((contractId: string, status: MarkStatus | null) =>
      markAll(attendees.active.filter(isOf(contractId)), status),
    ),
    /** How many no one has marked. */
    openCount: attendees.active.filter(isOpen).length,
    /** Marks all whom no one has marked; exceptions follow. */
    allPresent: () => markAll(attendees.active.filter(isOpen), 'Present'),
    canUndo: last !== undefined,
    undoName: last?.name ?? null,
    undo: () => {
      if (!last) return;
      setUndos((all) => all.slice(0, -1));
      put(last.before);
      if (last.isSent) send();
    },
    save: () => {
      setUndos([{ name: null, isSent: true, before: savedBefore(drafts, held) }]);
      send();
    },
    discard: () => {
      setUndos([]);
      keepMarks(key, confirmedOnly);
    },
  };
}

type Contract = AttendanceQuest['pledgedContracts'][number];

function withChanges(marks: readonly KeptMark[], held: readonly Contract[], changes: readonly Before[]) {
  let all = marks;
  for (const { contractId, status } of changes) {
    const contract = held.find(({ id }) => id === contractId);
    if (contract) all = withMark(all, contract, status, Date.now());
  }
  return all;
}

/** What the server has of the sign-ups of drafts. */
function savedBefore(drafts: readonly KeptMark[], held: readonly Contract[]): Before[] {
  return drafts.flatMap(({ contractId }) => {
    const contract = held.find(({ id }) => id === contractId);
    return contract ? [{ contractId, status: markStatusOf(shownStatus(contract, undefined)) }] : [];
  });
}

/** The marks of this device, and whether they wait because the server was out of reach. */
function useKeptMarks(questId: string, accountId: string) {
  const key = useMemo(() => ({ accountId, questId }), [accountId, questId]);
  const kept = useSyncExternalStore(onMarksKept, () => keptMarks(key));
  const sender = useSyncExternalStore(onSenderState, senderState);
  return { key, kept, isAway: sender === 'away' };
}

function undoOf(changed: readonly Attendee[]): Undo {
  const name = changed.length === 1 ? (changed[0]?.name ?? null) : null;
  return { name, isSent: false, before: changed.map(beforeOf) };
}

const confirmedOnly = (marks: readonly KeptMark[]) => marks.filter(({ isConfirmed }) => isConfirmed);

/**
 * What the server does not have yet: how much, and when the first of it was made, epoch ms; and how many drafts someone
 * else’s later mark outdoes.
 */
function countsOf(marks: readonly KeptMark[], more: readonly KeptMore[], held: readonly Contract[]) {
  const made = more.filter(({ refusal }) => refusal === null).map(({ madeAt }) => madeAt);
  const waiting = [...confirmedOnly(marks).map(({ markedAt }) => markedAt), ...made];
  const waitingSince = Math.min(...waiting);
  const overtakenCount = laterMarkedCount(draftsOf(marks), held);
  return { waitingCount: waiting.length, waitingSince, overtakenCount };
}

const isOf = (contractId: string) => (attendee: Attendee) => attendee.contract.id === contractId;
const isOpen = ({ status }: Attendee) => status === null;
const beforeOf = ({ contract, status }: Attendee) => ({
  contractId: contract.id,
  status: markStatusOf(status),
});

/** Forgets how to take back what was confirmed once its time is over. */
function useUndoTime(undos: readonly Undo[], setUndos: (undos: readonly Undo[]) => void): void {
  const isCounting = undos.some(({ isSent }) => isSent);
  useEffect(() => {
    if (!isCounting) return;
    const timer = setTimeout(() => setUndos([]), UNDO_TIME);
    return () => clearTimeout(timer);
  }, [isCounting, setUndos]);
}
