import { MINUTES_WITHOUT_REASON, plannedMinutes } from '#domain/attendance/credit-bounds.ts';
import { addDays, instantOf, newYorkClock, newYorkDay } from '#domain/time/new-york-time.ts';
import type { AttendanceContractFragment } from '../../gql/generated.ts';
import type { AttendanceQuest } from '../record/attendance-record.ts';

/** Clocks in New York, “HH:MM”. */
export type Clocks = { arrival: string; departure: string };

/** The times that a form begins with: the marked ones, else the planned ones. */
export function clocksOf(contract: AttendanceContractFragment, quest: AttendanceQuest): Clocks {
  const clockOf = (...instants: (string | null)[]) => {
    const first = instants.find((instant) => instant !== null);
    return first ? newYorkClock(Date.parse(first)) : '';
  };
  return {
    arrival: clockOf(contract.actualArrivalAt, contract.expectedArrivalAt, quest.startedAt),
    departure: clockOf(contract.actualDepartureAt, contract.expectedDepartureAt, quest.endedAt),
  };
}

/** The instants of clocks on the day of a quest; whoever leaves no later than they came left on the next day. */
export function instantsOf({ arrival, departure }: Clocks, questStart: string) {
  const day = newYorkDay(Date.parse(questStart));
  const actualArrivalAt = instantOf(day, arrival);
  const sameDay = instantOf(day, departure);
  const actualDepartureAt = sameDay > actualArrivalAt ? sameDay : instantOf(addDays(day, 1), departure);
  return { actualArrivalAt, actualDepartureAt };
}

/** Whether clocks go so far beyond the plan that someone has to say why. */
export function needsReason(
  clocks: Clocks,
  contract: AttendanceContractFragment,
  quest: AttendanceQuest,
): boolean {
  if (quest.startedAt === null || clocks.arrival === '' || clocks.departure === '') return false;
  const at = (instant: string | null) => (instant === null ? null : Date.parse(instant));
  const { actualArrivalAt, actualDepartureAt } = instantsOf(clocks, quest.startedAt);
  const planned = plannedMinutes({
    expectedArrivalAt: at(contract.expectedArrivalAt),
    expectedDepartureAt: at(contract.expectedDepartureAt),
    startedAt: at(quest.startedAt),
    endedAt: at(quest.endedAt),
    flexibleMinimumTime: quest.flexibleMinimumTime,
  });
  return (actualDepartureAt - actualArrivalAt) / 60_000 > planned + MINUTES_WITHOUT_REASON;
}
