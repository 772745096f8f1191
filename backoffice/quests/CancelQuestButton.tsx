import CancelIcon from '@mui/icons-material/Block';
import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useNotify, useRefresh, useUpdate } from 'react-admin';
import type { EditQuestMutation } from '../gql/generated.ts';
import type { QuestRecord } from './quest-record.ts';
import { UnreachedDialog } from './UnreachedDialog.tsx';

type Notice = EditQuestMutation['updateQuest']['notice'];

/** Cancels a quest after a question, then says who could not be told. */
export function CancelQuestButton({ quest }: { quest: QuestRecord }) {
  const [isAsking, setAsking] = useState(false);
  const [notice, setNotice] = useState<Notice>(null);
  const [update, { isPending }] = useUpdate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { id, eventTitle, locationId, takenCount } = quest;
  const cancel = () => {
    const data = { publishingStatus: 'Cancelled', locationId };
    void update(
      'questEdits',
      { id, data, previousData: { id } },
      {
        mutationMode: 'pessimistic',
        onSuccess: (changed: EditQuestMutation['updateQuest']) => {
          setAsking(false);
          notify(`Quest "${eventTitle}" has been Cancelled.`, { type: 'success' });
          setNotice(changed.notice);
          refresh();
        },
        onError: (error) => notify((error as Error).message, { type: 'error' }),
      },
    );
  };
  return (
    <>
      <Button size="small" color="error" startIcon={<CancelIcon />} onClick={() => setAsking(true)}>
        Cancel Quest
      </Button>
      <Confirm
        isOpen={isAsking}
        loading={isPending}
        title={`Cancel "${eventTitle}"?`}
        content={warning(takenCount)}
        confirm="Cancel Quest"
        cancel="Keep Quest"
        confirmColor="warning"
        onConfirm={cancel}
        onClose={() => setAsking(false)}
      />
      <UnreachedDialog notice={notice} onClose={() => setNotice(null)} />
    </>
  );
}

function warning(takenCount: number): string {
  if (takenCount === 0) return 'Nobody has signed up yet. Volunteers will no longer see this Quest.';
  const people = takenCount === 1 ? '1 volunteer has' : `${takenCount} volunteers have`;
  return `${people} signed up. They are told by mail that it is cancelled.`;
}
