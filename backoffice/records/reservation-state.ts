import { consoleReservationTexts } from '#domain/texts/generated/console-reservation.ts';
import type { RequestStanding } from '../gql/generated.ts';
import { consoleFormats } from '../language/console-formats.ts';
import { textsOf } from '../language/console-locale.ts';

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
  const t = textsOf(consoleReservationTexts);
  const reserved = { label: t.reservedFor, text: reservation?.guildName ?? t.noGroup };
  if (reservation || !reservationRequest) return { ...reserved, note: null };
  const { guildName, standing, endsAt } = reservationRequest;
  if (standing === 'AT_PUBLISHING') {
    return { label: t.fromPublishing, text: guildName, note: t.draftNote };
  }
  if (standing === 'WAITING') return { label: t.asked, text: guildName, note: waitingText(endsAt) };
  return { ...reserved, note: endedText(guildName, standing) };
}

/** The guild on a bubble: that it is only asked, or gets the quest later, stands behind its name. */
export function guildInBrief({ reservation, reservationRequest: request }: ReservedQuest): string | null {
  if (reservation) return reservation.guildName;
  const t = textsOf(consoleReservationTexts);
  if (request?.standing === 'WAITING') return t.askedBrief({ guild: request.guildName });
  return request?.standing === 'AT_PUBLISHING' ? t.publishedBrief({ guild: request.guildName }) : null;
}

function waitingText(endsAt: string | null): string {
  const t = textsOf(consoleReservationTexts);
  if (endsAt === null) return t.nothingYet;
  const instant = Date.parse(endsAt);
  const { longDay, time } = consoleFormats();
  return t.until({ day: longDay(instant), time: time(instant) });
}

function endedText(guildName: string, standing: RequestStanding): string | null {
  const t = textsOf(consoleReservationTexts);
  if (standing === 'DECLINED') return t.declined({ guild: guildName });
  return standing === 'ENDED' ? t.noAnswer({ guild: guildName }) : null;
}
