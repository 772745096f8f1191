import { useEffect, useState } from 'react';
import {
  type ContractStatus,
  isAttendanceMissing,
  isAttendanceOpen,
  wasThere,
} from '#domain/attendance/attendance.ts';
import { isActive, isSignUp } from '#domain/sign-up/contract-standing.ts';
import { compareNames, foldedText } from '#domain/text/folded-text.ts';
import type { AttendanceContractFragment, AttendanceQuestQuery } from '../../gql/generated.ts';
import { volunteerName } from '../../records/volunteer-name.ts';
import { type KeptMark, shownStatus } from '../marks/waiting-marks.ts';

const STEP_MILLISECONDS = 20_000;

/** A quest as its attendance page asks for it. */
export type AttendanceQuest = NonNullable<AttendanceQuestQuery['quest']>;

/** A volunteer of the quest with the mark that is shown. */
export type Attendee = {
  contract: AttendanceContractFragment;
  name: string;
  status: ContractStatus | null;
  /** The mark on this device that the server does not have yet. */
  kept: KeptMark | undefined;
};

export type Attendees = {
  /** Volunteers who have a spot, by last name, as lists and files have them. */
  active: Attendee[];
  /** Volunteers who were removed or canceled. */
  gone: Attendee[];
};

/** The volunteers of a quest; a guild's reservation is none. */
export function attendeesOf(
  contracts: readonly AttendanceContractFragment[],
  marks: readonly KeptMark[],
): Attendees {
  const keptById = new Map(marks.map((mark) => [mark.contractId, mark]));
  const attendees = contracts
    .filter(isSignUp)
    .map((contract) => {
      const kept = keptById.get(contract.id);
      return { contract, name: volunteerName(contract.chariteer), status: shownStatus(contract, kept), kept };
    })
    .sort(
      (a, b) =>
        compareNames(lastNameOf(a), lastNameOf(b)) ||
        compareNames(a.name, b.name) ||
        a.contract.id.localeCompare(b.contract.id),
    );
  return {
    active: attendees.filter(({ contract }) => isActive(contract)),
    gone: attendees.filter(({ contract }) => !isActive(contract)),
  };
}

/** Last name of a volunteer; the name that is shown where the viewer may not read it. */
const lastNameOf = ({ contract, name }: Attendee) => contract.chariteer?.nameLast ?? name;

export type AttendanceFilter = 'all' | 'open' | 'Present' | 'Absent';

/** How many stand behind each filter. */
export function countsOf(active: readonly Attendee[]): Record<AttendanceFilter, number> {
  const count = (filter: AttendanceFilter) => active.filter((one) => isBehind(filter, one)).length;
  return { all: active.length, open: count('open'), Present: count('Present'), Absent: count('Absent') };
}

/** How many people without an account come along with them. */
export function othersOf(active: readonly Attendee[]): number {
  return active.reduce((sum, { contract }) => sum + contract.others, 0);
}

/** Whether someone who was there has not checked out, though the planned end has come. `now` in epoch ms. */
export function isCheckOutMissing({ contract, status }: Attendee, now: number): boolean {
  const { isEndAssumed, actualDepartureAt: end } = contract;
  return isEndAssumed === true && wasThere(status) && end !== null && Date.parse(end) <= now;
}

function isBehind(filter: AttendanceFilter, { status }: Attendee): boolean {
  if (filter === 'Present') return wasThere(status);
  return filter === 'all' || status === (filter === 'open' ? null : filter);
}

/** Filters attendees by words in the name, username or address, and by attendance. */
export function matching(
  active: readonly Attendee[],
  { words, filter }: { words: string; filter: AttendanceFilter },
): Attendee[] {
  const wanted = foldedText(words);
  return active.filter((one) => {
    const { name, contract } = one;
    const { chariteer: volunteer } = contract;
    const text = foldedText([name, volunteer?.username, volunteer?.emailAddress].join(' '));
    return isBehind(filter, one) && text.includes(wanted);
  });
}

/** Whether marks can be made now, and if not why. */
export function attendanceHindrance(
  { publishingStatus, startedAt }: Pick<AttendanceQuest, 'publishingStatus' | 'startedAt'>,
  now: number,
): 'template' | 'cancelled' | 'too-early' | null {
  if (publishingStatus === 'Template') return 'template';
  if (publishingStatus === 'Cancelled') return 'cancelled';
  return isAttendanceOpen(startedAt === null ? null : Date.parse(startedAt), now) ? null : 'too-early';
}

/** How many volunteers of a quest that has begun no one has marked. */
export function missingCount(
  active: readonly Attendee[],
  { startedAt }: Pick<AttendanceQuest, 'startedAt'>,
  now: number,
): number {
  const start = startedAt === null ? null : Date.parse(startedAt);
  return active.filter(({ status }) => isAttendanceMissing({ startedAt: start, status }, now)).length;
}

/** The time, in epoch milliseconds, of a page that stays open while its hour comes. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), STEP_MILLISECONDS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
