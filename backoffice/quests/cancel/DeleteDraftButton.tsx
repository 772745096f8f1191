import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import { Confirm, useNotify, useRefresh } from 'react-admin';
import { consoleQuestChangesTexts } from '#domain/texts/generated/console-quest-changes.ts';
import { textsOf } from '../../language/console-locale.ts';
import { deleteDraft } from '../../records/quest-methods.ts';
import { useMethod } from '../../resources/use-method.ts';
import { useNotifyDone } from '../../widgets/notices/use-notify-done.ts';

type Props = {
  quest: { id: string; eventTitle: string };
  size?: ButtonProps['size'];
  /** When it is gone: whoever shows it leaves, or fetches again what is around it. */
  onDone: () => void;
};

/** Deletes a Draft that no one saw, after a question. What was seen has the button that cancels. */
export function DeleteDraftButton({ quest: { id, eventTitle }, size, onDone }: Props) {
  const t = textsOf(consoleQuestChangesTexts);
  const [isAsking, setAsking] = useState(false);
  const notify = useNotify();
  const notifyDone = useNotifyDone();
  const refresh = useRefresh();
  const { mutate, isPending } = useMethod(deleteDraft, {
    onSuccess: ({ undoToken }) => {
      setAsking(false);
      notifyDone(t.deleted({ title: eventTitle }), undoToken);
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
        {t.deleteDraft}
      </Button>
      <Confirm
        isOpen={isAsking}
        loading={isPending}
        title={t.deleteTitle({ title: eventTitle })}
        content={t.unseen}
        confirm={t.deleteDraft}
        cancel={t.keepDraft}
        confirmColor="warning"
        onConfirm={() => mutate({ id })}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
