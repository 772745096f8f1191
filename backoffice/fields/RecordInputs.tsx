import { Fragment, type ReactNode } from 'react';
import { keysOf } from '../api-client/typed-record.ts';
import type { FormField } from './FieldInput.tsx';
import { RecordInput } from './RecordInput.tsx';

type Props<Name extends string> = {
  fields: Readonly<Record<Name, FormField>>;
  /** Which of them, in this order; left out, all. */
  names?: readonly Name[];
  /** What stands in the place of a field's input where the form has a way of its own; null: nothing. */
  parts: { readonly [Field in Name]?: ReactNode };
  /** The field that has the focus at first. */
  focused?: Name;
  isQuiet?: boolean;
};

/** The inputs of a table of fields in a form of react-admin: a new field needs no change here, nor in the form. */
export function RecordInputs<Name extends string>(props: Props<Name>) {
  const { fields, parts, focused, isQuiet = false } = props;
  const { names = keysOf(fields) } = props;
  return names.map((name) => (
    <Fragment key={name}>
      {parts[name] === undefined ? (
        <RecordInput source={name} field={fields[name]} autoFocus={name === focused} isQuiet={isQuiet} />
      ) : (
        parts[name]
      )}
    </Fragment>
  ));
}
