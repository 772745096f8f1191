import { useCreate, useDelete, useNotify, useRefresh } from 'react-admin';
import type { CalendarQuest } from './calendar-quest.ts';
import type { GuildChoice } from './GuildSelect.tsx';
import { useOwnAccountId } from './use-own-account-id.ts';

/** Reserves a quest for a guild and releases it; afterwards the calendar is fetched again. */
export function useReservation({ id: questId, eventTitle, reservation }: CalendarQuest) {
  const ownAccountId = useOwnAccountId();
  const [create, creation] = useCreate();
  const [remove, removal] = useDelete();
  const notify = useNotify();
  const refresh = useRefresh();
  const endings = (message: string, onDone?: () => void) => ({
    onSuccess: () => {
      notify(message, { type: 'success' });
      refresh();
      onDone?.();
    },
    onError: (error: unknown) => notify((error as Error).message, { type: 'error' }),
  });

  return {
    isPending: creation.isPending || removal.isPending,
    reserve: (guild: GuildChoice, onDone: () => void) => {
      const chariteerId = ownAccountId();
      if (chariteerId === null) return;
      const message = `Quest "${eventTitle}" has been reserved for ${guild.name}!`;
      const data = { questId, chariteerId, guildId: guild.id };
      void create('reservations', { data }, endings(message, onDone));
    },
    release: () => {
      if (!reservation?.contractId) return;
      const message = `Reservation on Quest "${eventTitle}" has been released.`;
      const params = { id: reservation.contractId, previousData: { id: reservation.contractId } };
      void remove('reservations', params, { mutationMode: 'pessimistic', ...endings(message) });
    },
  };
}
