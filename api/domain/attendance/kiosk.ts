import type { ErrorCode } from '../errors/errors.ts';
import type { PublishingStatus } from '../quests/quest-status.ts';
import { consoleRefusalsTexts } from '../texts/generated/console-refusals.ts';
import { refsOf, type TextRef } from '../texts/text-ref.ts';
import { newYorkDay } from '../time/new-york-time.ts';

/*
 * A tablet at the door, where people check in by their birthday. Timestamps in epoch ms.
 */

/** Whether it is a PIN: 4 to 8 digits. */
export const isKioskPin = (pin: string): boolean => /^\d{4,8}$/.test(pin);

type KioskQuest = { publishingStatus: PublishingStatus; startedAt: number | null; endedAt: number | null };

/** Why a quest cannot have a kiosk now, or null. It has one on its own day, past midnight until it ends. */
export function refusalOfKiosk(
  { publishingStatus, startedAt, endedAt }: KioskQuest,
  pin: string,
  now: number,
): { code: ErrorCode; message?: TextRef } | null {
  const t = refsOf(consoleRefusalsTexts);
  if (startedAt === null || publishingStatus === 'Template') return { code: 'QUEST_IS_TEMPLATE' };
  if (publishingStatus === 'Cancelled') return { code: 'QUEST_CANCELLED' };
  const today = newYorkDay(now);
  if (today < newYorkDay(startedAt) || today > newYorkDay(endedAt ?? startedAt))
    return { code: 'BAD_USER_INPUT', message: t.kioskDay };
  return isKioskPin(pin) ? null : { code: 'BAD_USER_INPUT', message: t.kioskPin };
}

/** The most that month and day of a birthday can be. */
export const BIRTHDAY_PARTS = { month: 12, day: 31 } as const;

/** The parts of a birthday that no day of a year has. */
export function unreadableParts(birthday: { month: number; day: number }): (keyof typeof BIRTHDAY_PARTS)[] {
  return (['month', 'day'] as const).filter(
    (part) => birthday[part] < 1 || birthday[part] > BIRTHDAY_PARTS[part],
  );
}

/** Whether it is the birthday of someone born on that day ('YYYY-MM-DD'); no one's where the birth date isn't known. */
export function isBirthday(
  dateOfBirth: string | null,
  { month, day }: { month: number; day: number },
): boolean {
  const two = (part: number) => String(part).padStart(2, '0');
  return dateOfBirth !== null && dateOfBirth.slice(5) === `${two(month)}-${two(day)}`;
}
