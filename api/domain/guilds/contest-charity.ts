import type { ErrorCode } from '../errors/errors.ts';
import { isGroupAdmin, type Subject } from '../permissions/permissions.ts';
import { isWinner, winnerMayStillChoose } from './contest-standings.ts';

type Choice = {
  year: number;
  guildId: string;
  /** Final rank of the guild; null if no result is stored. */
  standing: { rank: number; minutes: number; isFinal: boolean } | null;
  now: number;
};

/** Why someone may not name the charity of a guild that has won, or null. Staff may, however late. */
export function contestCharityRefusal(
  subject: Subject | null,
  { year, guildId, standing, now }: Choice,
): ErrorCode | null {
  const isAdmin = subject?.isYoung === false && isGroupAdmin(subject, { groupId: guildId, providerId: null });
  if (!subject?.isStaff && !isAdmin) return 'FORBIDDEN';
  if (!standing?.isFinal || !isWinner(standing)) return 'CONTEST_NOT_WON';
  return subject.isStaff || winnerMayStillChoose(year, now) ? null : 'CONTEST_CHOICE_OVER';
}
