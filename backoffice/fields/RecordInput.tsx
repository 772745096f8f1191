import { useState } from 'react';
import { BooleanInput, useInput } from 'react-admin';
import { keptOfTyped, typedOf } from '#domain/fields/field-input.ts';
import { said } from '../language/console-locale.ts';
import { FieldInput, type FieldInputProps, type FormField } from './FieldInput.tsx';

type Props = Pick<FieldInputProps, 'label' | 'autoFocus' | 'isQuiet' | 'isBare' | 'autoComplete'> & {
  source: string;
  field: FormField;
};

/** The input of a field in a form of react-admin, chosen by its kind; the form holds its value as it is kept. */
export function RecordInput(props: Props) {
  const { source, field } = props;
  return field.input.kind === 'flag' ? (
    <BooleanInput
      source={source}
      label={said(field.label)}
      helperText={field.input.help ? said(field.input.help) : false}
    />
  ) : (
    <TypedRecordInput {...props} />
  );
}

function TypedRecordInput({ source, field, ...look }: Props) {
  const { field: bound, fieldState } = useInput({ source, format: asItIs, parse: asItIs });
  const kept: unknown = bound.value ?? null;
  const [typed, setTyped] = useState(() => typedOf(field.input, kept));
  // “1.” and “Jo ” are kept as 1 and “Jo”; they stand as typed for as long as they mean what is kept.
  const isMeant = keptOfTyped(field, typed) === kept;
  return (
    <FieldInput
      {...look}
      field={field}
      name={bound.name}
      inputRef={bound.ref}
      margin="dense"
      value={isMeant ? typed : typedOf(field.input, kept)}
      problem={wordsOf(fieldState.error?.message)}
      onChange={(next) => {
        setTyped(next);
        bound.onChange(keptOfTyped(field, next));
      }}
    />
  );
}

/** The problem in words: react-admin wraps those that a form's own `validate` finds. */
function wordsOf(message: string | { message: string } | undefined): string | undefined {
  return typeof message === 'object' ? message.message : message;
}

function asItIs(value: unknown): unknown {
  return value;
}
