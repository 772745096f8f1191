import { useRefresh } from 'react-admin';
import { outcomeText } from '#domain/reservations/reservation-request.ts';
import { consolePopoverTexts } from '#domain/texts/generated/console-popover.ts';
import { consoleReservationTexts } from '#domain/texts/generated/console-reservation.ts';
import { textsOf } from '../../language/console-locale.ts';
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
    onSuccess: ({ outcome, guildName }) =>
      succeed(
        outcomeText(textsOf(consoleReservationTexts), outcome, { guild: guildName, title: eventTitle }),
        null,
      ),
  });
  const releasing = useMethod(releaseReservation, {
    onSuccess: ({ undoToken }) =>
      succeed(textsOf(consolePopoverTexts).released({ title: eventTitle }), undoToken),
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
  const t = textsOf(consolePopoverTexts);
  const names = { title, guild: request?.guildName ?? '' };
  return request?.standing === 'AT_PUBLISHING' ? t.notMeant(names) : t.notAsked(names);
}
