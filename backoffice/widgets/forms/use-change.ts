import { useNotify, useRefresh } from 'react-admin';
import type { Method } from '../../resources/method.ts';
import { useMethod } from '../../resources/use-method.ts';

type Endings<Variables, Result> = {
  onDone?: (result: Result, variables: Variables) => void;
  /** Called on an error, in place of showing it as a notice. */
  onError?: (error: Error) => void;
  /** Whichever way it went, before the page asks again. */
  onEnd?: (isDone: boolean) => void;
  /** Refused, someone else may have changed it meanwhile: the page asks again, too. */
  asksAnyway?: boolean;
};

/**
 * Runs a method that changes what the page shows: says that it is done, with the way back where there is one, and has
 * the page ask again.
 */
export function useChange<Variables, Result>(
  method: Method<Variables, Result>,
  doneText: string | ((result: Result, variables: Variables) => string),
  { onDone, onError, onEnd, asksAnyway = false }: Endings<Variables, Result> = {},
) {
  const notify = useNotify();
  const refresh = useRefresh();
  return useMethod(method, {
    onSuccess: (result, variables) => {
      const text = typeof doneText === 'string' ? doneText : doneText(result, variables);
      notify(text, { type: 'success', undoToken: undoTokenIn(result) });
      onDone?.(result, variables);
      onEnd?.(true);
      refresh();
    },
    onError: (error) => {
      if (onError) onError(error);
      else notify(error.message, { type: 'error' });
      onEnd?.(false);
      if (asksAnyway) refresh();
    },
  });
}

function undoTokenIn(result: unknown): unknown {
  return typeof result === 'object' && result !== null && 'undoToken' in result ? result.undoToken : null;
}

/** For a dialog or form that shows a refusal itself, beside what was typed. */
export const shownThere = () => undefined;
