import { forgive, takeOne } from '#api/access/auth/rate-limit.ts';
import type { Context } from '#api/access/request/context.ts';
import { EDIT_ATTENDANCE, markOnSite } from '#api/attendance/attendance/mark-contracts.ts';
import { timesOf, timesOfReturn } from '#api/attendance/posters/check-in-times.ts';
import type { KioskAnswer, MutationCheckInAtKioskArgs } from '#api/graphql/generated/types.ts';
import { isBirthday, unreadableParts } from '#domain/attendance/kiosk.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { readKioskPeople } from './kiosk-people.ts';
import { requireOpenKiosk } from './open-kiosks.ts';

/**
 * Checks someone in at this browser's kiosk by a birthday, again after a check-out, or out when leaving. Only wrong birthdays are counted.
 * Errors: FORBIDDEN where it is no kiosk, BAD_USER_INPUT for no day of a year and for times that are
 * credited elsewhere.
 */
export async function checkInAtKiosk(
  context: Context,
  { personId, isLeaving, ...birthday }: MutationCheckInAtKioskArgs,
): Promise<KioskAnswer> {
  const { store, now } = context;
  if (unreadableParts(birthday).length > 0) throw new DomainError('BAD_USER_INPUT');
  return store.write(async (tx) => {
    const { quest } = await requireOpenKiosk(tx, context);
    const people = await readKioskPeople(tx, quest, now);
    const person = people.find(({ id }) => id === personId);
    const isReturning = !isLeaving && person?.canReturn === true;
    const isReady = isLeaving ? person?.canLeave : isReturning || person?.state === 'READY';
    if (!person || !isReady) return 'UNCHANGED';
    const counted = { limit: 'kioskBirthdayByContract', subject: person.id } as const;
    if (!(await takeOne(tx, counted, now))) return 'ASK_MANAGER';
    if (!isBirthday(person.dateOfBirth, birthday)) return 'WRONG_BIRTHDAY';
    await forgive(tx, [counted]);
    const found = { ...quest, ...person };
    const times = isReturning ? timesOfReturn(found, now) : timesOf(found, now, isLeaving);
    const mark = { ...times, updateAction: EDIT_ATTENDANCE, id: person.id };
    const item = { ...mark, supervisorId: '', role: 'volunteer', way: 'kiosk' } as const;
    await markOnSite(context, tx, [item]);
    return 'DONE';
  });
}
