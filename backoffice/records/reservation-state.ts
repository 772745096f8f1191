import { reservationLabel } from '#domain/reservations/reservation.ts';
import { formatLongDay, formatTime } from '#domain/text/format.ts';
import type { RequestStanding } from '../gql/generated.ts';

type Request = { guildName: string; standing: RequestStanding; endsAt: string | null };

/** What a quest tells of its guild: who has reserved it, or the newest request. */
export type ReservedQuest = { reservation: { guildName: string } | null; reservationRequest: Request | null };

export type ReservationState = { label: string; text: string; note: string | null };

/** Whether a guild is asked, or will be once the quest is published. */
export function isRequestOpen(request: Request | null): boolean {
  return request?.standing === 'WAITING' || request?.standing === 'AT_PUBLISHING';
}

/** How that reads. */
export function reservationState({ reservation, reservationRequest }: ReservedQuest): ReservationState {
  const reserved = { label: 'Reserved for', text: reservationLabel(reservation?.guildName ?? null) };
  if (reservation || !reservationRequest) return { ...reserved, note: null };
  const { guildName, standing, endsAt } = reservationRequest;
  if (standing === 'AT_PUBLISHING') {
    return {
      label: 'From publishing on',
      text: guildName,
      note: 'A draft is nobody’s yet, and the Guild was not told.',
    };
  }
  if (standing === 'WAITING') return { label: 'Asked', text: guildName, note: waitingText(endsAt) };
  return { ...reserved, note: endedText(guildName, standing) };
}

/** The guild on a bubble: that it is only asked, or gets the quest later, stands behind its name. */
export function guildInBrief({ reservation, reservationRequest: request }: ReservedQuest): string | null {
  if (reservation) return reservation.guildName;
  if (request?.standing === 'WAITING') return `${request.guildName} (asked)`;
  return request?.standing === 'AT_PUBLISHING' ? `${request.guildName} (when published)` : null;
}

function waitingText(endsAt: string | null): string {
  const start = 'Nothing is reserved until they say yes.';
  if (endsAt === null) return start;
  const instant = Date.parse(endsAt);
  return `${start} They have until ${formatLongDay(instant)}, ${formatTime(instant)}.`;
}

function endedText(guildName: string, standing: RequestStanding): string | null {
  if (standing === 'DECLINED') return `${guildName} cannot take it this time.`;
  return standing === 'ENDED' ? `${guildName} did not answer in time.` : null;
}
