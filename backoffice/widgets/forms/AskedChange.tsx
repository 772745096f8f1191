import { type ReactNode, useState } from 'react';
import { Confirm } from 'react-admin';
import type { Method } from '../../resources/method.ts';
import { useChange } from './use-change.ts';

type Props<Variables, Result> = {
  method: Method<Variables, Result>;
  variables: Variables;
  doneText: string | ((result: Result) => string);
  /** Whichever way it went, before the page asks again. */
  onEnd?: (isDone: boolean) => void;
  title: string;
  content: string;
  confirm: string;
  cancel: string;
  confirmColor?: 'primary' | 'warning';
  /** What asks the question. */
  children: (ask: () => void) => ReactNode;
};

/** A change that is asked about once before it is made; refused, the page shows what has become of it meanwhile. */
export function AskedChange<Variables, Result>(props: Props<Variables, Result>) {
  const { method, variables, doneText, onEnd, children, ...question } = props;
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending } = useChange(method, doneText, {
    onEnd: (isDone) => {
      setAsked(false);
      onEnd?.(isDone);
    },
    asksAnyway: true,
  });
  return (
    <>
      {children(() => setAsked(true))}
      <Confirm
        isOpen={isAsked}
        loading={isPending}
        confirmColor="warning"
        {...question}
        onConfirm={() => mutate(variables)}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
