import { useCallback } from 'react';
import { Confirm } from 'react-admin';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { consoleFormsTexts } from '#domain/texts/generated/console-forms.ts';
import { textsOf } from '../../language/console-locale.ts';
import type { useLeaveGuard } from './use-leave-guard.ts';

type Props = { guard: ReturnType<typeof useLeaveGuard> };

/** Asks before changes that are not saved are given up. */
export function LeaveDialog({ guard }: Props) {
  // The router hears one at a time: a form without changes leaves it to the others on its page.
  return guard.isHolding ? <HoldingDialog guard={guard} /> : null;
}

function HoldingDialog({ guard }: Props) {
  const { mayLeave } = guard;
  const t = textsOf(consoleFormsTexts);
  const blocker = useBlocker(useCallback(() => !mayLeave(), [mayLeave]));
  useBeforeUnload(useCallback((event) => !mayLeave() && event.preventDefault(), [mayLeave]));
  return (
    <Confirm
      isOpen={blocker.state === 'blocked' || guard.isAsking}
      title={t.leave}
      content={t.notSaved}
      confirm={t.discard}
      cancel={t.stay}
      confirmColor="warning"
      onConfirm={() => {
        guard.leave();
        blocker.proceed?.();
      }}
      onClose={() => {
        guard.stay();
        blocker.reset?.();
      }}
    />
  );
}
