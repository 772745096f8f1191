import { useRefresh } from 'react-admin';
import { outcomeText } from '#domain/reservations/reservation-request.ts';
import { useMethod } from '../../resources/use-method.ts';
import type { GuildChoice } from '../../widgets/fields/GuildSelect.tsx';
import { useNotifyDone } from '../../widgets/notices/use-notify-done.ts';
import { releaseReservation, reserveQuest, withdrawRequest } from '../month-data/calendar-methods.ts';
import type { CalendarQuest } from '../month-data/calendar-quest.ts';

/** Reserves a quest for a guild or asks it, and takes that back; afterwards the calendar is fetched again. */
export function useReservation({ id: questId, eventTitle, reservation, reservationRequest }: CalendarQuest) {
  const notifyDone = useNotifyDone();
  const refresh = useRefresh();
  const succeed = (message: string, undoToken: string | null) => {
    notifyDone(message, undoToken);
    refresh();
  };
  const reserving = useMethod(reserveQuest, {
    onSuccess: ({ outcome, guildName }) => succeed(outcomeText(outcome, guildName, eventTitle), null),
  });
  const releasing = useMethod(releaseReservation, {
    onSuccess: ({ undoToken }) =>
      succeed(`Reservation on Quest "${eventTitle}" has been released.`, undoToken),
  });
  const withdrawing = useMethod(withdrawRequest, {
    // Of a request that is withdrawn there is nothing to undo.
    onSuccess: () => succeed(takenBackText(eventTitle, reservationRequest), null),
  });
  return {
    isPending: reserving.isPending || releasing.isPending || withdrawing.isPending,
    reserve: (guild: GuildChoice, onSuccess: () => void) =>
      reserving.mutate({ questId, guildId: guild.id }, { onSuccess }),
    release: () => reservation?.contractId && releasing.mutate({ id: reservation.contractId }),
    withdraw: () => reservationRequest && withdrawing.mutate({ id: reservationRequest.id }),
  };
}

function takenBackText(title: string, request: CalendarQuest['reservationRequest']): string {
  if (request?.standing === 'AT_PUBLISHING')
    return `Quest "${title}" is no longer meant for ${request.guildName}.`;
  return `${request?.guildName} is no longer asked about "${title}".`;
}
