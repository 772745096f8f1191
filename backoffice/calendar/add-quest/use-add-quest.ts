import { type RaRecord, useCreate, useNotify, useRefresh } from 'react-admin';
import type { AddQuestMutation } from '../../gql/generated.ts';
import { useOwnAccountId } from '../../session/use-own-account-id.ts';
import type { ShownStamp } from '../../stamps/collection/stamp-collection.ts';
import { useNotifyDone } from '../../widgets/notices/use-notify-done.ts';
import { type AddQuestForm, timesOf } from './add-quest-form.ts';

/** Adds the quest of a form as a Draft and fetches the calendar again; an error leaves the form as it is. */
export function useAddQuest(providerId: string, onDone: () => void) {
  const ownAccountId = useOwnAccountId();
  const [create, { isPending }] = useCreate<RaRecord, Error, AddQuestMutation['createQuest']>();
  const notify = useNotify();
  const notifyDone = useNotifyDone();
  const refresh = useRefresh();
  const add = (form: AddQuestForm, stamp: ShownStamp) => {
    const postedById = ownAccountId();
    if (postedById === null) return;
    const { startedAt, endedAt } = timesOf(form, stamp.eventType);
    const data = {
      providerId,
      postedById,
      templateQuestId: stamp.id,
      startedAt: isoOf(startedAt),
      endedAt: isoOf(endedAt),
      giverName: form.supervisor.trim() || stamp.giverName,
      locationId: form.locationId || null,
      reservedGuildId: form.guild?.id ?? null,
    };
    void create(
      'calendar',
      { data },
      {
        onSuccess: ({ undoToken }) => {
          notifyDone(createdText(stamp.eventTitle, form.guild?.name), undoToken);
          refresh();
          onDone();
        },
        onError: (error) => notify((error as Error).message, { type: 'error' }),
      },
    );
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
