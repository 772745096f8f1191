import type { Module } from '#api/module.ts';

/** Attendance, credits of hours and bans. */
export const attendance: Module = {
  imports: {
    messages: 'who marks is told of; ended spots leave calendars',
    people: 'names, consents and families on the sheet',
    charities: 'the charity that marks',
    quests: 'the quest of a mark; ages of past volunteers',
    identity: 'a browser that becomes a kiosk logs out',
    places: 'a past volunteer gets a spot, a banned one gives it back',
  },
  offers: [
    'attendance/attendance-facts.ts',
    'attendance/mark-contracts.ts',
    'attendance/take-attendance.ts',
    'bans/add-marks.ts',
    'bans/ban-marks.ts',
    'credits/keep-entries.ts',
    'credits/replace-credits.ts',
    'hours-claims/hours-claim-queries.ts',
  ],
};
