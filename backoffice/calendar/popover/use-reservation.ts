import { useCreate, useDelete, useNotify, useRefresh } from 'react-admin';
import { outcomeText } from '#domain/reservations/reservation-request.ts';
import type { ReleaseReservationMutation, ReserveQuestMutation } from '../../gql/generated.ts';
import type { GuildChoice } from '../../widgets/fields/GuildSelect.tsx';
import { useNotifyDone } from '../../widgets/notices/use-notify-done.ts';
import type { CalendarQuest } from '../month-data/calendar-quest.ts';

/** Of a request that is withdrawn there is nothing to undo. */
type Ended = Partial<ReleaseReservationMutation['abandonContract']>;
type Placed = ReserveQuestMutation['reserveQuest'];

/** Reserves a quest for a guild or asks it, and takes that back; afterwards the calendar is fetched again. */
export function useReservation({ id: questId, eventTitle, ...quest }: CalendarQuest) {
  const [create, creation] = useCreate();
  const [remove, removal] = useDelete();
  const notify = useNotify();
  const notifyDone = useNotifyDone();
  const refresh = useRefresh();
  const onError = (error: unknown) => notify((error as Error).message, { type: 'error' });
  const succeed = (message: string, undoToken?: string | null) => {
    notifyDone(message, undoToken);
    refresh();
  };
  const takeBack = (resource: string, id: string | undefined, message: string) => {
    if (id === undefined) return;
    const params = { id, previousData: { id } };
    const endings = { onSuccess: ({ undoToken }: Ended) => succeed(message, undoToken), onError };
    void remove(resource, params, { mutationMode: 'pessimistic', ...endings });
  };

  return {
    isPending: creation.isPending || removal.isPending,
    reserve: (guild: GuildChoice, onDone: () => void) => {
      const onSuccess = ({ outcome, guildName }: Placed) => {
        succeed(outcomeText(outcome, guildName, eventTitle));
        onDone();
      };
      void create('reservations', { data: { questId, guildId: guild.id } }, { onSuccess, onError });
    },
    release: () =>
      takeBack(
        'reservations',
        quest.reservation?.contractId ?? undefined,
        `Reservation on Quest "${eventTitle}" has been released.`,
      ),
    withdraw: () =>
      takeBack(
        'reservationRequests',
        quest.reservationRequest?.id,
        takenBackText(eventTitle, quest.reservationRequest),
      ),
  };
}

function takenBackText(title: string, request: CalendarQuest['reservationRequest']): string {
  if (request?.standing === 'AT_PUBLISHING')
    return `Quest "${title}" is no longer meant for ${request.guildName}.`;
  return `${request?.guildName} is no longer asked about "${title}".`;
}
