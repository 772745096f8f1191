import { type SlotFate, type SlottedQuest, slotFates } from '#domain/books/monthly-review.ts';
import { isoOf, monthBounds } from '#domain/time/new-york-time.ts';
import {
  AddQuestDocument,
  CalendarMonthDocument,
  CalendarVolunteersDocument,
  PostedSlotsDocument,
  PostMonthlyScheduleDocument,
} from '../../gql/generated/calendar.ts';
import type { PostedSlotsQuery, PostMonthlyScheduleMutation } from '../../gql/generated.ts';
import { type Method, reading, writing } from '../../resources/method.ts';
import { monthWindow } from './calendar-month.ts';
import { type CalendarQuest, calendarQuestsOf, signedUpAmong } from './calendar-quest.ts';

type Month = { providerId: string; month: string };

const questsWithin = reading(CalendarMonthDocument, (data) => calendarQuestsOf(data.getSpecificQuests));

/** The quests that a charity's month shows, those of the days around it too. */
export const calendarMonth: Method<Month, CalendarQuest[]> = {
  ...questsWithin,
  send: ({ providerId, month }) => questsWithin.send({ providerId, ...monthWindow(month) }),
};

const slotsWithin = reading(PostedSlotsDocument, ({ postedSlots: slots }) =>
  slotFates(slots.map(slottedQuest)),
);

/** What became of the slots of a charity's month for which quests were posted, by their keys. */
export const monthSlots: Method<Month, Map<string, SlotFate>> = {
  ...slotsWithin,
  send: ({ providerId, month }) => {
    const { start, end } = monthBounds(month);
    const [from, until] = [start, end].map((instant) => isoOf(instant));
    return slotsWithin.send({ providerId, from: from ?? '', until: until ?? '' });
  },
};

/** Loads the volunteers of a quest when it's opened; their names would make up most of a month's data. */
export const calendarVolunteers = reading(CalendarVolunteersDocument, ({ quest }) =>
  signedUpAmong(quest?.pledgedContracts ?? []),
);

/** Makes a Draft from a stamp. */
export const addQuest = writing(AddQuestDocument, (data) => data.createQuest);

/** Posts the monthly schedule, all of it or nothing. */
export const postMonth = writing(PostMonthlyScheduleDocument, postedOf, { wording: 'monthly-schedule' });

/** Makes a Draft from each stamp of a bundle, all or none. */
export const placeBundle = writing(PostMonthlyScheduleDocument, postedOf);

function slottedQuest({
  startedAt,
  slotStartedAt,
  ...slot
}: PostedSlotsQuery['postedSlots'][number]): SlottedQuest {
  return { ...slot, startedAt: instantOfText(startedAt), slotStartedAt: instantOfText(slotStartedAt) };
}

function instantOfText(text: string | null): number | null {
  return text === null ? null : Date.parse(text);
}

/** Summarizes a monthly posting. It counts only new quests, not those already there. */
function postedOf({ createQuestsFromTemplates: posted }: PostMonthlyScheduleMutation) {
  return {
    createdCount: posted.filter(({ id }) => id !== null).length,
    outcomes: posted.map(({ reservation }) => reservation),
    undoToken: undoTokenOf(posted),
  };
}

/** What is posted together is taken back together. */
function undoTokenOf(posted: readonly { undoToken: string | null }[]): string | null {
  return posted.find(({ undoToken }) => undoToken !== null)?.undoToken ?? null;
}
