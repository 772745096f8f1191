import type { ReactNode } from 'react';
import { useInput } from 'react-admin';

type Bound<Value> = { value: Value; onChange: (value: Value) => void; error: string | undefined };
type Props<Value> = {
  source: string;
  /** Draws the field with its value, and with what is wrong with it. */
  children: (bound: Bound<Value>) => ReactNode;
};

/** A field with `value` and `onChange` as an input of a form. */
export function BoundField<Value = string>({ source, children }: Props<Value>) {
  const { field, fieldState } = useInput<Value>({ source, format: asItIs, parse: asItIs });
  return children({ value: field.value, onChange: field.onChange, error: fieldState.error?.message });
}

function asItIs<Value>(value: Value): Value {
  return value;
}
