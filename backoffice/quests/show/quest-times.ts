import type { QuestRecord } from '../../records/quest-record.ts';

/** A quest with its start and end as milliseconds, as the rules of its status take them. */
export function timesOf(quest: QuestRecord) {
  return { ...quest, startedAt: instantOf(quest.startedAt), endedAt: instantOf(quest.endedAt) };
}

function instantOf(time: string | null): number | null {
  return time === null ? null : Date.parse(time);
}
