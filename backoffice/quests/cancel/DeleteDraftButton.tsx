import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import { Confirm, useNotify, useRefresh } from 'react-admin';
import { deleteDraft } from '../../records/quest-methods.ts';
import { useMethod } from '../../resources/use-method.ts';
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
  const notify = useNotify();
  const notifyDone = useNotifyDone();
  const refresh = useRefresh();
  const { mutate, isPending } = useMethod(deleteDraft, {
    onSuccess: ({ undoToken }) => {
      setAsking(false);
      notifyDone(`Draft "${eventTitle}" has been deleted.`, undoToken);
      onDone();
    },
    onError: ({ message }) => {
      setAsking(false);
      notify(message, { type: 'error' });
      refresh();
    },
  });
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
        onConfirm={() => mutate({ id })}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
