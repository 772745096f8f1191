import { type ReactNode, useEffect } from 'react';
import { Form } from 'react-admin';
import { type FieldValues, type Resolver, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { LeaveDialog } from './LeaveDialog.tsx';
import type { Sending } from './use-sending.ts';

type Props<Values extends FieldValues> = {
  /** What it begins with; values of somebody else come in later where nothing was typed. */
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

const KEEP_TYPED = { keepDirtyValues: true };

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
