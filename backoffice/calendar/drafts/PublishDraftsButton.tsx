import PublishIcon from '@mui/icons-material/PublishOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useNotify, useRefresh } from 'react-admin';
import { formatMonth } from '#domain/text/format.ts';
import { useMethod } from '../../resources/use-method.ts';
import { useNotifyDone } from '../../widgets/notices/use-notify-done.ts';
import { publishDrafts } from '../month-data/calendar-methods.ts';
import {
  draftCount,
  type MonthDrafts,
  questionText,
  type RefusedDraft,
  refusedDrafts,
} from './month-drafts.ts';
import { RefusedDraftsDialog } from './RefusedDraftsDialog.tsx';

type Props = { providerId: string; month: string; drafts: MonthDrafts };

/** Publishes all Drafts of a month after a question that says how many, then names those that could not be. */
export function PublishDraftsButton({ providerId, month, drafts }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [refused, setRefused] = useState<readonly RefusedDraft[]>([]);
  const { publish, isPending } = usePublishDrafts(drafts, {
    onPublished: setRefused,
    onEnded: () => setAsking(false),
  });
  return (
    <>
      {drafts.ready.length > 0 && (
        <Button variant="outlined" startIcon={<PublishIcon />} onClick={() => setAsking(true)}>
          Publish all drafts
        </Button>
      )}
      <Confirm
        isOpen={isAsking}
        loading={isPending}
        title={`Publish ${draftCount(drafts.ready.length)} of ${formatMonth(month)}?`}
        content={questionText(drafts)}
        confirm="Publish"
        cancel="Not yet"
        onConfirm={() => publish(providerId)}
        onClose={() => setAsking(false)}
      />
      <RefusedDraftsDialog refused={refused} onClose={() => setRefused([])} />
    </>
  );
}

type Endings = {
  /** With those that could not be. */
  onPublished: (refused: readonly RefusedDraft[]) => void;
  onEnded: () => void;
};

function usePublishDrafts(drafts: MonthDrafts, { onPublished, onEnded }: Endings) {
  const notify = useNotify();
  const notifyDone = useNotifyDone();
  const refresh = useRefresh();
  const { mutate, isPending } = useMethod(publishDrafts, {
    onSuccess: (answer) => {
      onEnded();
      const refused = refusedDrafts(drafts, answer.drafts);
      const count = answer.drafts.length - refused.length;
      onPublished(refused);
      if (count > 0) notifyDone(`${draftCount(count)} published.`, answer.undoToken);
      refresh();
    },
    onError: ({ message }) => {
      onEnded();
      notify(message, { type: 'error' });
    },
  });
  const questIds = [...drafts.ready, ...drafts.begun].map(({ id }) => id);
  return { publish: (providerId: string) => mutate({ providerId, questIds }), isPending };
}
