import { type ReactNode, useCallback, useEffect } from 'react';
import { Confirm, Form } from 'react-admin';
import { type FieldValues, type Resolver, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { consoleFormsTexts } from '#domain/texts/generated/console-forms.ts';
import { textsOf } from '../../language/console-locale.ts';
import type { useLeaveGuard } from './use-leave-guard.ts';
import type { Sending } from './use-sending.ts';

type Props<Values extends FieldValues> = {
  /** What it begins with; values of someone else come in later where nothing was typed. */
  values: Values;
  /** Made from a table of fields, or any other of react-hook-form. */
  resolver?: Resolver<Values> | undefined;
  sending: Sending<Values>;
  /** What is wrong is said when it is sent, not while it is typed. */
  isJudgedLate?: boolean;
  children: ReactNode;
};

/** A form of react-admin that is no record's: sent by its owner, judged while it is typed. */
export function SentForm<Values extends FieldValues>(props: Props<Values>) {
  const { values, resolver, sending, isJudgedLate = false, children } = props;
  return (
    <>
      <Form<FieldValues>
        // As its record, so that the one of the page round it does not mix in.
        record={values}
        resetOptions={KEEP_TYPED}
        // react-admin's form is not typed by its values: these two are the ones it was given.
        resolver={resolver as Resolver | undefined}
        onSubmit={(sent: FieldValues) => sending.submit(sent as Values)}
        noValidate
        disableInvalidFormNotification
      >
        <ChangeTeller onChanged={sending.setChanged} />
        {!isJudgedLate && <Judge />}
        {children}
      </Form>
      <LeaveDialog guard={sending.guard} />
    </>
  );
}

const KEEP_TYPED = { keepDirtyValues: true, keepDirty: true };

/** Once something is changed, judges all fields with every change of one: a later start makes an end wrong. */
function Judge() {
  const values = useWatch();
  const { trigger, clearErrors } = useFormContext();
  const { isDirty } = useFormState();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other values are the reason.
  useEffect(() => {
    if (isDirty) void trigger();
    else clearErrors();
  }, [values, isDirty, trigger, clearErrors]);
  return null;
}

function ChangeTeller({ onChanged }: { onChanged: (isChanged: boolean) => void }) {
  const { isDirty } = useFormState();
  // biome-ignore lint/correctness/useExhaustiveDependencies: told anew only where it is another.
  useEffect(() => onChanged(isDirty), [isDirty]);
  return null;
}

type LeaveDialogProps = { guard: ReturnType<typeof useLeaveGuard> };

/** Asks before changes that are not saved are given up. */
function LeaveDialog({ guard }: LeaveDialogProps) {
  // The router hears one at a time: a form without changes leaves it to the others on its page.
  return guard.isHolding ? <HoldingDialog guard={guard} /> : null;
}

function HoldingDialog({ guard }: LeaveDialogProps) {
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
