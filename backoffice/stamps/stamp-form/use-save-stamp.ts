import { useCreate, useNotify, useRefresh, useUpdate } from 'react-admin';
import { shownErrorOf } from '../../api-client/error-code.ts';
import type { StampDetails } from '../book-record/stamp-book-record.ts';
import { inputOf, type StampForm, type StampInput } from './stamp-form.ts';

type Wanted = {
  form: StampForm;
  /** Null for a new one. */
  stamp: StampDetails | null;
  changes: Partial<StampInput> | null;
  source: StampDetails | null;
  groupName: string;
};

/** Makes or changes a stamp; an error leaves the form as it is, with what others changed round it. */
export function useSaveStamp(providerId: string, onDone: () => void) {
  const [create, creation] = useCreate();
  const [update, updating] = useUpdate();
  const notify = useNotify();
  const refresh = useRefresh();
  const endings = (message: string) => ({
    onSuccess: () => {
      notify(message, { type: 'success' });
      refresh();
      onDone();
    },
    onError: (error: unknown) => {
      notify((error as Error).message, { type: 'error' });
      // What others changed is shown round the form; after any other error a page that fails to load would take it away.
      if (shownErrorOf(error).code === 'EDIT_CONFLICT') refresh();
    },
  });

  const save = ({ form, stamp, changes, source, groupName }: Wanted) => {
    if (stamp) {
      const data = { id: stamp.id, expectedUpdatedAt: stamp.updatedAt, ...changes };
      const options = { mutationMode: 'pessimistic', ...endings('Stamp has been modified.') } as const;
      return void update('stamps', { id: stamp.id, data, previousData: { id: stamp.id } }, options);
    }
    const input = inputOf(form, source?.serviceTags.slice(2));
    const data = {
      ...input,
      providerId,
      ...(source && { fromQuestId: source.id }),
      ...(groupName.trim() !== '' && { groupName: groupName.trim() }),
    };
    void create('stamps', { data }, endings(`Stamp "${input.stampTitle ?? 'Untitled'}" has been created.`));
  };
  return { save, isPending: creation.isPending || updating.isPending };
}
