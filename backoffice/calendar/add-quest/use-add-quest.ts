import { useRefresh } from 'react-admin';
import { consoleAddQuestTexts } from '#domain/texts/generated/console-add-quest.ts';
import { isoOf } from '#domain/time/new-york-time.ts';
import { textsOf } from '../../language/console-locale.ts';
import { useMethod } from '../../resources/use-method.ts';
import { useOwnAccountId } from '../../session/use-own-account-id.ts';
import type { ShownStamp } from '../../stamps/collection/stamp-collection.ts';
import { heldOf } from '../../widgets/fields/held-spots.ts';
import { useNotifyDone } from '../../widgets/notices/use-notify-done.ts';
import { addQuest } from '../month-data/calendar-methods.ts';
import { type AddQuestForm, timesOf } from './add-quest-form.ts';

/** Adds the quest of a form as a Draft and fetches the calendar again; tells whether it was. An error stands in a notice. */
export function useAddQuest(providerId: string) {
  const ownAccountId = useOwnAccountId();
  const { mutateAsync } = useMethod(addQuest);
  const notifyDone = useNotifyDone();
  const refresh = useRefresh();
  return async (form: AddQuestForm, stamp: ShownStamp): Promise<boolean> => {
    const postedById = ownAccountId();
    if (postedById === null) return false;
    const { startedAt, endedAt } = timesOf(form, stamp.eventType);
    const sent = mutateAsync({
      providerId,
      postedById,
      templateQuestId: stamp.id,
      startedAt: isoOf(startedAt),
      endedAt: isoOf(endedAt),
      giverName: form.supervisor.trim() || stamp.giverName,
      locationId: form.locationId || null,
      reservedGuildId: form.guild?.id ?? null,
      reservedSpots: form.guild ? heldOf(form.held) : null,
    });
    const added = await sent.catch(() => null);
    if (!added) return false;
    const { eventTitle, reservationRequest, undoToken } = added;
    notifyDone(createdText(eventTitle, reservationRequest?.guildName), undoToken);
    refresh();
    return true;
  };
}

/** A draft is no one’s yet, so the guild is offered it when it is published. */
function createdText(title: string, guildName: string | undefined): string {
  const t = textsOf(consoleAddQuestTexts);
  const created = t.created({ title });
  return guildName === undefined ? created : `${created} ${t.offeredLater({ guild: guildName })}`;
}
