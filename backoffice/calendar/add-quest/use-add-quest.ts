import { useRefresh } from 'react-admin';
import { useMethod } from '../../resources/use-method.ts';
import { useOwnAccountId } from '../../session/use-own-account-id.ts';
import type { ShownStamp } from '../../stamps/collection/stamp-collection.ts';
import { useNotifyDone } from '../../widgets/notices/use-notify-done.ts';
import { addQuest } from '../month-data/calendar-methods.ts';
import { type AddQuestForm, timesOf } from './add-quest-form.ts';

/** Adds the quest of a form as a Draft and fetches the calendar again; an error leaves the form as it is. */
export function useAddQuest(providerId: string, onDone: () => void) {
  const ownAccountId = useOwnAccountId();
  const notifyDone = useNotifyDone();
  const refresh = useRefresh();
  const { mutate, isPending } = useMethod(addQuest, {
    onSuccess: ({ eventTitle, reservationRequest, undoToken }) => {
      notifyDone(createdText(eventTitle, reservationRequest?.guildName), undoToken);
      refresh();
      onDone();
    },
  });
  const add = (form: AddQuestForm, stamp: ShownStamp) => {
    const postedById = ownAccountId();
    if (postedById === null) return;
    const { startedAt, endedAt } = timesOf(form, stamp.eventType);
    mutate({
      providerId,
      postedById,
      templateQuestId: stamp.id,
      startedAt: isoOf(startedAt),
      endedAt: isoOf(endedAt),
      giverName: form.supervisor.trim() || stamp.giverName,
      locationId: form.locationId || null,
      reservedGuildId: form.guild?.id ?? null,
    });
  };
  return { add, isPending };
}

/** A draft is nobody’s yet, so the guild is offered it when it is published. */
function createdText(title: string, guildName: string | undefined): string {
  const created = `Quest ${title} created.`;
  return guildName === undefined ? created : `${created} ${guildName} gets it when it is published.`;
}

function isoOf(instant: number | null): string | null {
  return instant === null ? null : new Date(instant).toISOString();
}
