import { consoleReservationTexts } from '#domain/texts/generated/console-reservation.ts';
import type { RequestStanding } from '../gql/generated.ts';
import { consoleFormats } from '../language/console-formats.ts';
import { textsOf } from '../language/console-locale.ts';

type Request = {
  guildName: string;
  standing: RequestStanding;
  endsAt: string | null;
  spots?: number | null;
  releasesAt?: string | null;
};

/** Part of the spots that a guild holds. */
type Hold = { guildName: string; spots: number; spotsLeft: number; releasesAt: string };

/** What a quest tells of its guild: who has reserved it, or the newest request. */
export type ReservedQuest = {
  reservation: { guildName: string } | null;
  guildHold: Hold | null;
  resourceMaxNumber: number;
  reservationRequest: Request | null;
};

export type ReservationState = { label: string; text: string; note: string | null };

/** Whether a guild is asked, or will be once the quest is published. */
export function isRequestOpen(request: Request | null): boolean {
  return request?.standing === 'WAITING' || request?.standing === 'AT_PUBLISHING';
}

/** How that reads. */
export function reservationState(quest: ReservedQuest): ReservationState {
  const { reservation, guildHold, reservationRequest } = quest;
  const t = textsOf(consoleReservationTexts);
  if (guildHold) return { label: t.heldFor, text: guildHold.guildName, note: holdText(guildHold, quest) };
  const reserved = { label: t.reservedFor, text: reservation?.guildName ?? t.noGroup };
  if (reservation || !reservationRequest) return { ...reserved, note: null };
  const { guildName, standing, endsAt } = reservationRequest;
  if (standing === 'AT_PUBLISHING') {
    return {
      label: t.fromPublishing,
      text: guildName,
      note: joined(wishText(reservationRequest), t.draftNote),
    };
  }
  if (standing === 'WAITING') {
    return {
      label: t.asked,
      text: guildName,
      note: joined(wishText(reservationRequest), waitingText(endsAt)),
    };
  }
  return { ...reserved, note: endedText(guildName, standing) };
}

/** The guild on a bubble: that it is only asked, or gets the quest later, stands behind its name. */
export function guildInBrief({
  reservation,
  guildHold,
  reservationRequest: request,
}: ReservedQuest): string | null {
  if (reservation) return reservation.guildName;
  const t = textsOf(consoleReservationTexts);
  if (guildHold) return t.partBrief({ guild: guildHold.guildName, spots: guildHold.spots });
  if (request?.standing === 'WAITING') return t.askedBrief({ guild: request.guildName });
  return request?.standing === 'AT_PUBLISHING' ? t.publishedBrief({ guild: request.guildName }) : null;
}

/** A line of a list: which guild holds how many spots, and until when. */
export function holdInBrief({
  guildHold,
  resourceMaxNumber: max,
}: Pick<ReservedQuest, 'guildHold' | 'resourceMaxNumber'>) {
  if (!guildHold) return null;
  const { guildName: guild, spots, releasesAt } = guildHold;
  const day = consoleFormats().monthDay(Date.parse(releasesAt));
  return textsOf(consoleReservationTexts).part({ guild, spots, max, day });
}

function holdText(
  { spots, spotsLeft: left, releasesAt }: Hold,
  { resourceMaxNumber: max }: ReservedQuest,
): string {
  return textsOf(consoleReservationTexts).held({ spots, max, left, ...dayAndTime(releasesAt) });
}

function wishText({ spots, releasesAt }: Request): string {
  if (spots == null || releasesAt == null) return '';
  return textsOf(consoleReservationTexts).wish({ spots, ...dayAndTime(releasesAt) });
}

const joined = (...texts: readonly string[]): string => texts.filter(Boolean).join(' ');

function dayAndTime(at: string) {
  const { longDay, time } = consoleFormats();
  return { day: longDay(Date.parse(at)), time: time(Date.parse(at)) };
}

function waitingText(endsAt: string | null): string {
  const t = textsOf(consoleReservationTexts);
  if (endsAt === null) return t.nothingYet;
  return t.until(dayAndTime(endsAt));
}

function endedText(guildName: string, standing: RequestStanding): string | null {
  const t = textsOf(consoleReservationTexts);
  if (standing === 'DECLINED') return t.declined({ guild: guildName });
  return standing === 'ENDED' ? t.noAnswer({ guild: guildName }) : null;
}
