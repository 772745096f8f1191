import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import { Confirm, useDelete, useNotify, useRefresh } from 'react-admin';
import type { DeleteDraftMutation } from '../../gql/generated.ts';
import { useNotifyDone } from '../../widgets/notices/use-notify-done.ts';

type Props = {
  quest: { id: string; eventTitle: string };
  size?: ButtonProps['size'];
  /** When it is gone: whoever shows it leaves, or fetches again what is around it. */
  onDone: () => void;
};

/** Deletes a Draft that nobody saw, after a question. What was seen has the button that cancels. */
export function DeleteDraftButton({ quest: { id, eventTitle }, size, onDone }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [remove, { isPending }] = useDelete();
  const notify = useNotify();
  const notifyDone = useNotifyDone();
  const refresh = useRefresh();
  const options = {
    mutationMode: 'pessimistic',
    onSuccess: ({ undoToken }: DeleteDraftMutation['deleteDraft']) => {
      setAsking(false);
      notifyDone(`Draft "${eventTitle}" has been deleted.`, undoToken);
      onDone();
    },
    onError: (error: unknown) => {
      setAsking(false);
      notify((error as Error).message, { type: 'error' });
      refresh();
    },
  } as const;
  return (
    <>
      <Button
        {...(size && { size })}
        color="error"
        startIcon={<DeleteIcon />}
        disabled={isPending}
        onClick={() => setAsking(true)}
      >
        Delete Draft
      </Button>
      <Confirm
        isOpen={isAsking}
        loading={isPending}
        title={`Delete "${eventTitle}"?`}
        content="No volunteer has seen this Draft."
        confirm="Delete Draft"
        cancel="Keep Draft"
        confirmColor="warning"
        onConfirm={() => void remove('drafts', { id, previousData: { id } }, options)}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
