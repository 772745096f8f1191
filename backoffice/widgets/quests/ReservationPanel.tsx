import { Box, Button, Link, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { hasStarted, type PublishingStatus } from '#domain/quests/quest-status.ts';
import { outcomeText } from '#domain/reservations/reservation-request.ts';
import { consolePopoverTexts } from '#domain/texts/generated/console-popover.ts';
import { consoleReservationTexts } from '#domain/texts/generated/console-reservation.ts';
import type { HeldSpotsInput } from '../../gql/generated.ts';
import { asWritten } from '../../language/as-written.ts';
import { textsOf } from '../../language/console-locale.ts';
import { releaseReservation, reserveQuest, withdrawRequest } from '../../records/quest-methods.ts';
import { isRequestOpen, type ReservedQuest, reservationState } from '../../records/reservation-state.ts';
import { type GuildChoice, GuildSelect } from '../fields/GuildSelect.tsx';
import { HeldSpotsFields } from '../fields/HeldSpotsFields.tsx';
import { heldOf, NO_HELD_SPOTS, problemOfHeld } from '../fields/held-spots.ts';
import { useChange } from '../forms/use-change.ts';

/** What the panel has to know of a quest; its start in epoch ms. */
export type ReservableQuest = Omit<ReservedQuest, 'reservation' | 'guildHold' | 'reservationRequest'> & {
  id: string;
  providerId: string;
  eventTitle: string;
  publishingStatus: PublishingStatus;
  startedAt: number | null;
  takenCount: number;
  heldCount?: number;
  reservation: (Guild & { guildName: string }) | null;
  guildHold: (Guild & NonNullable<ReservedQuest['guildHold']>) | null;
  reservationRequest:
    | (NonNullable<ReservedQuest['reservationRequest']> & { id: string; guildId?: string })
    | null;
};
type Guild = { contractId: string | null; guildId: string };

type Props = {
  quest: ReservableQuest;
  canReserve: boolean;
  /** On a page of its own, where the guild's name leads to the guild. */
  isOnPage?: boolean;
};

/** The guild for which a quest is reserved or that is asked; whoever may edit quests reserves and releases it here. */
export function ReservationPanel({ quest, canReserve, isOnPage = false }: Props) {
  const t = textsOf(consolePopoverTexts);
  const titleId = useId();
  const { reserve, release, withdraw, isPending } = useReservation(quest);
  const { guildHold, reservationRequest, publishingStatus } = quest;
  const reservation = quest.reservation ?? guildHold;
  const isWaiting = !reservation && isRequestOpen(reservationRequest);
  const guildId = reservation?.guildId ?? (isWaiting ? reservationRequest?.guildId : null);
  const isOpen = isReservable(publishingStatus) && !hasStarted(quest, Date.now());
  const { label, text, note } = reservationState(quest);
  return (
    <Box role="group" aria-labelledby={titleId} sx={isOnPage ? undefined : panel}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, minHeight: 44 }}>
        <Typography id={titleId} sx={{ color: 'text.secondary' }}>
          {label}
        </Typography>
        <Typography sx={{ fontWeight: 650, flex: 1, overflowWrap: 'anywhere' }}>
          {isOnPage && guildId ? (
            <Link {...asWritten()} href={`/guilds/${encodeURIComponent(guildId)}`}>
              {text}
            </Link>
          ) : (
            text
          )}
        </Typography>
        {reservation && canReserve && (
          <Button disabled={isPending} onClick={release}>
            {t.release}
          </Button>
        )}
        {isWaiting && canReserve && (
          <Button disabled={isPending} onClick={withdraw}>
            {t.takeBack}
          </Button>
        )}
      </Box>
      {note && <Typography sx={{ pb: 1, color: 'text.secondary' }}>{note}</Typography>}
      {!reservation && !isWaiting && canReserve && isOpen && (
        <ReserveForm quest={quest} isPending={isPending} onReserve={reserve} />
      )}
    </Box>
  );
}

const isReservable = (status: PublishingStatus) => status !== 'Cancelled' && status !== 'Template';

type ReserveProps = {
  quest: ReservableQuest;
  isPending: boolean;
  onReserve: ReturnType<typeof useReservation>['reserve'];
};

/** Which guild, and how many spots. */
function ReserveForm({ quest, isPending, onReserve }: ReserveProps) {
  const t = textsOf(consolePopoverTexts);
  const [guild, setGuild] = useState<GuildChoice | null>(null);
  const [held, setHeld] = useState(NO_HELD_SPOTS);
  const problem = problemOfHeld(held, quest, Date.now());
  const clear = () => {
    setGuild(null);
    setHeld(NO_HELD_SPOTS);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', pb: 1 }}>
      <Box sx={{ flex: '1 1 200px' }}>
        <GuildSelect value={guild} onChange={setGuild} label={t.reserveFor} providerId={quest.providerId} />
      </Box>
      {guild && <HeldSpotsFields value={held} onChange={setHeld} problem={problem} />}
      <Button
        variant="outlined"
        disabled={guild === null || problem !== null || isPending}
        onClick={() => guild && onReserve(guild, heldOf(held), clear)}
      >
        {guild?.reservationTerms === 'ASKS_FIRST' ? t.ask : t.reserve}
      </Button>
    </Box>
  );
}

const panel = { borderTop: 1, borderBottom: 1, borderColor: 'divider', py: 0.75 };

/** Reserves a quest for a guild or asks it, and takes that back; afterwards the calendar is fetched again. */
function useReservation(quest: ReservableQuest) {
  const { id: questId, eventTitle, reservationRequest } = quest;
  const contractId = (quest.reservation ?? quest.guildHold)?.contractId;
  const reserving = useChange(reserveQuest, ({ outcome, guildName }) =>
    outcomeText(textsOf(consoleReservationTexts), outcome, { guild: guildName, title: eventTitle }),
  );
  const releasing = useChange(
    releaseReservation,
    textsOf(consolePopoverTexts).released({ title: eventTitle }),
  );
  const withdrawing = useChange(withdrawRequest, takenBackText(eventTitle, reservationRequest));
  return {
    isPending: reserving.isPending || releasing.isPending || withdrawing.isPending,
    reserve: (guild: GuildChoice, held: HeldSpotsInput | null, onSuccess: () => void) =>
      reserving.mutate({ questId, guildId: guild.id, held }, { onSuccess }),
    release: () => contractId && releasing.mutate({ id: contractId }),
    withdraw: () => reservationRequest && withdrawing.mutate({ id: reservationRequest.id }),
  };
}

function takenBackText(title: string, request: ReservableQuest['reservationRequest']): string {
  const t = textsOf(consolePopoverTexts);
  const names = { title, guild: request?.guildName ?? '' };
  return request?.standing === 'AT_PUBLISHING' ? t.notMeant(names) : t.notAsked(names);
}
