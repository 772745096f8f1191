import { Fragment, type ReactNode } from 'react';
import { type RecordField, RecordInput } from './RecordInput.tsx';

type Props<Name extends string> = {
  fields: Readonly<Record<Name, RecordField>>;
  /** What stands in the place of a field's input where the form has a way of its own; null: nothing. */
  parts: { readonly [Field in Name]?: ReactNode };
};

/** The inputs of a table of fields in a form of react-admin: a new field needs no change here, nor in the form. */
export function RecordInputs<Name extends string>({ fields, parts }: Props<Name>) {
  return (Object.keys(fields) as Name[]).map((name) => (
    <Fragment key={name}>
      {parts[name] === undefined ? <RecordInput source={name} field={fields[name]} /> : parts[name]}
    </Fragment>
  ));
}
