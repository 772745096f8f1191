import PublishIcon from '@mui/icons-material/PublishOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, type RaRecord, useCreate, useNotify, useRefresh } from 'react-admin';
import { formatMonth } from '#domain/text/format.ts';
import type { PublishDraftsMutation } from '../../gql/generated.ts';
import { useNotifyDone } from '../../widgets/notices/use-notify-done.ts';
import {
  draftCount,
  type MonthDrafts,
  questionText,
  type RefusedDraft,
  refusedDrafts,
} from './month-drafts.ts';
import { RefusedDraftsDialog } from './RefusedDraftsDialog.tsx';

type Answer = {
  id: string;
  drafts: PublishDraftsMutation['publishDrafts'];
  undoToken: string | null;
};
type Props = { providerId: string; month: string; drafts: MonthDrafts };

/** Publishes all Drafts of a month after a question that says how many, then names those that could not be. */
export function PublishDraftsButton({ providerId, month, drafts }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [refused, setRefused] = useState<readonly RefusedDraft[]>([]);
  const [create, { isPending }] = useCreate<RaRecord, Error, Answer>();
  const notify = useNotify();
  const notifyDone = useNotifyDone();
  const refresh = useRefresh();
  const publish = () => {
    const questIds = [...drafts.ready, ...drafts.begun].map(({ id }) => id);
    void create(
      'publishedDrafts',
      { data: { providerId, questIds } },
      {
        onSuccess: (answer) => {
          setAsking(false);
          const left = refusedDrafts(drafts, answer.drafts);
          const count = answer.drafts.length - left.length;
          setRefused(left);
          if (count > 0) notifyDone(`${draftCount(count)} published.`, answer.undoToken);
          refresh();
        },
        onError: (error) => {
          setAsking(false);
          notify(error.message, { type: 'error' });
        },
      },
    );
  };
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
        onConfirm={publish}
        onClose={() => setAsking(false)}
      />
      <RefusedDraftsDialog refused={refused} onClose={() => setRefused([])} />
    </>
  );
}
