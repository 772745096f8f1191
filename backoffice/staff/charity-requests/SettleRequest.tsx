import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useDelete, useNotify, useRefresh } from 'react-admin';
import type { StaffCharityRequestFragment } from '../../gql/generated.ts';

/** Takes an answered request off the list, after asking once: what the charity told goes with it. */
export function SettleRequest({ request }: { request: StaffCharityRequestFragment }) {
  const [isAsked, setAsked] = useState(false);
  const { settle, isPending } = useSettle(request, () => setAsked(false));
  const { charityName } = request;
  return (
    <>
      <Button onClick={() => setAsked(true)} aria-label={`Take ${charityName} off the list`}>
        Take off the list
      </Button>
      <Confirm
        isOpen={isAsked}
        loading={isPending}
        title={`Is ${charityName} answered?`}
        content="The request and everything in it is deleted. Your mails with the charity stay with you."
        confirm="Delete the request"
        cancel="Keep it"
        confirmColor="warning"
        onConfirm={settle}
        onClose={() => setAsked(false)}
      />
    </>
  );
}

function useSettle(request: StaffCharityRequestFragment, onDone: () => void) {
  const [deleteOne, { isPending }] = useDelete();
  const notify = useNotify();
  const refresh = useRefresh();
  const done = (text: string, type: 'success' | 'error') => {
    notify(text, { type });
    refresh();
    onDone();
  };
  const settle = () =>
    void deleteOne(
      'charity-requests',
      { id: request.id, previousData: request },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => done(`${request.charityName} is off the list.`, 'success'),
        onError: (error) => done((error as Error).message, 'error'),
      },
    );
  return { settle, isPending };
}
