import { isTooShort } from '#domain/quests/flexible-time.ts';
import { QUEST_FIELDS } from '#domain/quests/quest-field.ts';
import {
  checkNewQuest,
  dateOutOfReach,
  isReadyToPost,
  postedTimes,
  type QuestProblem,
  tooShortText,
} from '#domain/quests/quest-form.ts';
import type { EventType } from '#domain/quests/quest-status.ts';
import { consoleQuestRulesTexts } from '#domain/texts/generated/console-quest-rules.ts';
import { refsOf } from '#domain/texts/text-ref.ts';
import { instantOf, isClock, isDay } from '#domain/time/new-york-time.ts';
import { said, textsOf } from '../../language/console-locale.ts';
import type { ShownStamp } from '../../stamps/collection/stamp-collection.ts';
import type { GuildChoice } from '../../widgets/fields/GuildSelect.tsx';
import { type HeldSpots, problemOfHeld } from '../../widgets/fields/held-spots.ts';

/** What is typed into the add-quest dialog: a day 'YYYY-MM-DD' and wall clocks 'HH:MM' of New York. */
export type AddQuestForm = {
  stampId: string | null;
  day: string;
  start: string;
  end: string;
  supervisor: string;
  locationId: string;
  guild: GuildChoice | null;
  held: HeldSpots;
};

export type FormGround = { now: number; veilOfTime: string; stamp: ShownStamp | null };

export type ShownProblem = Pick<QuestProblem, 'message' | 'note'> & { field: QuestProblem['field'] | 'day' };

/** The start and end (epoch milliseconds) that a form of this type of quest means. */
export function timesOf({ day, start, end }: AddQuestForm, eventType: EventType) {
  const instant = (clock: string) => (isDay(day) && isClock(clock) ? instantOf(day, clock) : null);
  return { eventType, ...postedTimes({ eventType, startedAt: instant(start), endedAt: instant(end) }) };
}

/** What is wrong with the day, before any time is chosen. */
export function problemOfDay(day: string, { now, veilOfTime, stamp }: FormGround): ShownProblem | null {
  if (!isDay(day) || stamp?.eventType === 'HYBRID-ROLE') return null;
  const times = { eventType: 'OSV', startedAt: instantOf(day, '12:00'), endedAt: null } as const;
  const problem = dateOutOfReach(times, now, veilOfTime);
  return problem && { ...problem, field: 'day' };
}

/** The first problem that the manager is told of; a form that is merely not finished has none. */
export function problemOfForm(form: AddQuestForm, ground: FormGround): ShownProblem | null {
  const { stamp } = ground;
  const ofDay = problemOfDay(form.day, ground);
  if (ofDay || !stamp) return ofDay;
  const times = timesOf(form, stamp.eventType);
  const problem = checkNewQuest({ ...times, ...ground });
  if (problem) return problem.message === refsOf(consoleQuestRulesTexts).incomplete ? null : problem;
  const ofName = QUEST_FIELDS.giverName.problem(form.supervisor);
  if (ofName !== null) return { field: 'giverName', message: ofName };
  if (!isTooShort({ ...times, flexibleMinimumTime: stamp.flexibleMinimumTime })) return null;
  return { field: 'endedAt', message: tooShortText(stamp.flexibleMinimumTime ?? 0) };
}

/** Why the guild can't hold those spots of the new quest, or null. */
export function problemOfHeldSpots(form: AddQuestForm, { now, stamp }: FormGround): string | null {
  if (!stamp || !form.guild) return null;
  const { resourceMaxNumber } = stamp;
  const { startedAt } = timesOf(form, stamp.eventType);
  return problemOfHeld(form.held, { startedAt, takenCount: 0, resourceMaxNumber }, now);
}

/** Whether the quest can be added as it stands. */
export function isFormReady(form: AddQuestForm, ground: FormGround): boolean {
  const { stamp } = ground;
  if (!stamp) return false;
  const hasLocation = form.locationId !== '' || stamp.eventType === 'HYBRID-ROLE';
  const times = timesOf(form, stamp.eventType);
  return isReadyToPost({ ...times, hasStamp: true, hasLocation }) && problemOfForm(form, ground) === null;
}

/** Which input of the form a problem belongs to. */
const INPUTS: Readonly<Record<string, keyof AddQuestForm>> = {
  startedAt: 'start',
  endedAt: 'end',
  giverName: 'supervisor',
  day: 'day',
};

/** What keeps the quest from being added, by input; what is merely not finished counts for the stamp it is made of. */
export function problemsOfAdding(form: AddQuestForm, ground: FormGround) {
  const problem = problemOfForm(form, ground);
  if (problem) return { [INPUTS[problem.field] ?? 'stampId']: said(problem.message) };
  const ofHeld = problemOfHeldSpots(form, ground);
  if (ofHeld) return { held: ofHeld };
  return isFormReady(form, ground) ? {} : { stampId: textsOf(consoleQuestRulesTexts).incomplete };
}
