import { useRef, useState } from 'react';
import { isAboutText } from '../../api-client/error-code.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

/** What is wrong with the values of a form, by field. */
export type Problems<Values> = { readonly [Field in keyof Values]?: string | null | undefined };

/**
 * Sends a form. Once it is through, the form is done with; problems that come back stand at their fields, and what is
 * thrown stands above the buttons, with all that was typed.
 */
export type Send<Values> =
  | ((values: Values) => Promise<void>)
  | ((values: Values) => Promise<Problems<Values> | undefined>);

type About<Values> = {
  send: Send<Values>;
  /** Called after the form was sent or dismissed. */
  onDone: () => void;
  /** Asks before changes that are not saved are given up. */
  asksToLeave?: boolean | undefined;
  /** The field in which people write: a refusal that is about words stands there. */
  textField?: keyof Values | undefined;
};

/** How a form is sent and left: what is refused stays, and who leaves with changes is asked first. */
export function useSending<Values>({ send, onDone, asksToLeave = false, textField }: About<Values>) {
  const [isChanged, setChanged] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const isLeft = useRef(false);
  const guard = useLeaveGuard(asksToLeave && isChanged);
  const submit = async (values: Values): Promise<Problems<Values> | undefined> => {
    setRefusal(null);
    isLeft.current = false;
    try {
      const problems = await send(values);
      if (problems) return problems;
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      if (textField !== undefined && isAboutText(error))
        return { [textField]: error.message } as Problems<Values>;
      setRefusal(error.message);
      return undefined;
    }
    guard.release();
    if (!isLeft.current) onDone();
    return undefined;
  };
  const leave = () => {
    isLeft.current = true;
    setRefusal(null);
    onDone();
  };
  return { submit, refusal, guard, setChanged, close: () => guard.attempt(leave) };
}

export type Sending<Values> = ReturnType<typeof useSending<Values>>;
