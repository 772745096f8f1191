import { useNotify, useRefresh } from 'react-admin';
import type { Method } from '../../resources/method.ts';
import { useMethod } from '../../resources/use-method.ts';

type Endings<Result> = {
  onDone?: (result: Result) => void;
  /** In place of the notice that says what the error says. */
  onError?: (error: Error) => void;
};

/** Runs a method that changes what the page shows: says that it is done, and has the page ask again. */
export function useChange<Variables, Result>(
  method: Method<Variables, Result>,
  doneText: string | ((result: Result) => string),
  { onDone, onError }: Endings<Result> = {},
) {
  const notify = useNotify();
  const refresh = useRefresh();
  return useMethod(method, {
    onSuccess: (result) => {
      notify(typeof doneText === 'string' ? doneText : doneText(result), { type: 'success' });
      onDone?.(result);
      refresh();
    },
    ...(onError && { onError }),
  });
}

/** For a dialog or form that shows a refusal itself, beside what was typed. */
export const shownThere = () => undefined;
