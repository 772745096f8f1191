import { useState } from 'react';
import { Confirm, useRefresh } from 'react-admin';
import { consoleFormsTexts } from '#domain/texts/generated/console-forms.ts';
import { consoleSeveralTexts } from '#domain/texts/generated/console-several.ts';
import { textsOf } from '../../language/console-locale.ts';
import { publishDrafts } from '../../records/quest-methods.ts';
import { useMethod } from '../../resources/use-method.ts';
import { useNotifyDone } from '../../widgets/notices/use-notify-done.ts';
import { SeveralResult } from './SeveralResult.tsx';
import { type ChosenQuest, type RefusedQuest, refusedQuests } from './several-form.ts';

type Props = {
  providerId: string;
  quests: readonly ChosenQuest[];
  onClose: (isDone: boolean) => void;
};

/** Publishes drafts after a question, then names those that could not be. */
export function PublishSeveral({ providerId, quests, onClose }: Props) {
  const t = textsOf(consoleSeveralTexts);
  const [refused, setRefused] = useState<readonly RefusedQuest[]>([]);
  const notifyDone = useNotifyDone();
  const refresh = useRefresh();
  const { mutate, isPending } = useMethod(publishDrafts, {
    onSuccess: ({ drafts, undoToken }) => {
      const results = drafts.map((draft) => ({ ...draft, isChanged: draft.code === null, quest: null }));
      const left = refusedQuests(quests, { results });
      const count = quests.length - left.length;
      if (count > 0) notifyDone(t.publishedCount({ count }), undoToken);
      refresh();
      if (left.length === 0) onClose(true);
      else setRefused(left);
    },
  });
  const questIds = quests.map(({ id }) => id);
  return (
    <>
      <Confirm
        isOpen={refused.length === 0}
        loading={isPending}
        title={t.publishTitle({ count: quests.length })}
        content={t.published}
        confirm={t.publish}
        cancel={textsOf(consoleFormsTexts).cancel}
        onConfirm={() => mutate({ providerId, questIds })}
        onClose={() => onClose(false)}
      />
      {refused.length > 0 && (
        <SeveralResult count={quests.length} refused={refused} onClose={() => onClose(true)} />
      )}
    </>
  );
}
