import { Box, Button } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { Edit, useNotify, useRecordContext, useResourceContext, useUpdate } from 'react-admin';
import { isWorthRetrying, messageOf } from '../../api-client/error-code.ts';

/** There is one of each for the whole product. */
const ONE = 'all';

type Props = {
  resource: string;
  title: ReactElement | false;
  /** What is said once it is saved. */
  savedText: string;
  children: ReactNode;
};

/** The frame of a setting: loaded, shown and saved in its place. */
export function SettingEdit({ resource, title, savedText, children }: Props) {
  const notify = useNotify();
  return (
    <Edit
      id={ONE}
      resource={resource}
      title={title}
      component={Box}
      redirect={false}
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess: () => notify(savedText, { type: 'success' }) }}
      queryOptions={{
        retry: isWorthRetrying,
        onError: (error: Error) => notify(error.message, { type: 'error' }),
      }}
    >
      {children}
    </Edit>
  );
}

type ResetProps = { source: string; label: string; doneText: string };

/** Forgets what was chosen for the setting it stands in, so that the product's own value holds again. */
export function ResetSetting({ source, label, doneText }: ResetProps) {
  const notify = useNotify();
  const resource = useResourceContext();
  const previousData = useRecordContext();
  const [update, { isPending }] = useUpdate();
  const reset = () =>
    update(
      resource,
      { id: ONE, data: { [source]: null }, previousData },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify(doneText, { type: 'success' }),
        onError: (error) => notify(messageOf(error), { type: 'error' }),
      },
    );
  return (
    <Button disabled={isPending} onClick={() => void reset()} sx={{ px: 0 }}>
      {label}
    </Button>
  );
}
