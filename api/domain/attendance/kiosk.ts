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

/** Days of each month, in a leap year. */
const MONTH_DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

type BirthdayPart = { field: 'month' | 'day'; max: number };

/** The parts of a birthday that no day of a year has, with the most that each can be. */
export function unreadableParts({ month, day }: { month: number; day: number }): BirthdayPart[] {
  const max = MONTH_DAYS[month - 1] ?? 31;
  return [
    ...(month >= 1 && month <= MONTH_DAYS.length ? [] : [{ field: 'month' as const, max: 12 }]),
    ...(day < 1 || day > max ? [{ field: 'day' as const, max }] : []),
  ];
}

/** Whether it is the birthday of someone born on that day ('YYYY-MM-DD'); no one's where the birth date isn't known. */
export function isBirthday(
  dateOfBirth: string | null,
  { month, day }: { month: number; day: number },
): boolean {
  const two = (part: number) => String(part).padStart(2, '0');
  return dateOfBirth !== null && dateOfBirth.slice(5) === `${two(month)}-${two(day)}`;
}
