import { isAttendanceOpen } from '../attendance/attendance.ts';
import type { ErrorCode } from '../errors/errors.ts';
import { isWithin } from '../fields/field-kind.ts';
import type { PublishingStatus } from '../quests/quest-status.ts';
import { isActive, isSignUp } from '../sign-up/contract-standing.ts';
import { consoleRefusalsTexts } from '../texts/generated/console-refusals.ts';
import { partyTexts } from '../texts/generated/party.ts';
import { refsOf, type TextRef } from '../texts/text-ref.ts';

type CountedParty = {
  guildId: string | null;
  abandonedAt: number | null;
  startedAt: number | null;
  publishingStatus: PublishingStatus;
  others: number;
};

/** Why it cannot be kept how many of a party came; null lets it pass. `now` in epoch ms. */
export function refusalOfCount(
  party: CountedParty,
  othersCame: number | null,
  now: number,
): { refusal: ErrorCode; message?: TextRef } | null {
  const badInput = (message: TextRef) => ({ refusal: 'BAD_USER_INPUT' as const, message });
  if (!isSignUp(party)) return { refusal: 'CONTRACT_NOT_FOUND' };
  if (!isActive(party)) return { refusal: 'NOT_SIGNED_UP' };
  const t = refsOf(consoleRefusalsTexts);
  if (party.publishingStatus === 'Cancelled') return badInput(t.questCancelled);
  if (!isAttendanceOpen(party.startedAt, now)) return badInput(t.markEarly);
  const isCount = othersCame === null || isWithin(othersCame, 0, party.others);
  return isCount ? null : badInput(refsOf(partyTexts).outOfParty({ max: party.others }));
}
