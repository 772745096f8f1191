import { Fragment, type ReactNode } from 'react';
import { FieldInput, type FieldInputProps, type FormField } from './FieldInput.tsx';

type Props<Name extends string> = Pick<FieldInputProps, 'isQuiet'> & {
  fields: Readonly<Record<Name, FormField>>;
  /** Which of them, in this order. */
  names: readonly Name[];
  form: Readonly<Record<Name, string>>;
  problems: { readonly [Field in Name]?: string };
  /** What stands in the place of a field's input where the form has a way of its own; null: nothing. */
  parts: { readonly [Field in Name]?: ReactNode };
  /** The field that has the focus at first. */
  focused?: Name;
  onChange: (part: { [Field in Name]?: string }) => void;
};

/** The inputs of a table of fields, in its order: a new field needs no change here, nor in the form. */
export function FieldInputs<Name extends string>(props: Props<Name>) {
  const { fields, names, form, problems, parts, focused, isQuiet = false, onChange } = props;
  return names.map((name) => (
    <Fragment key={name}>
      {parts[name] === undefined ? (
        <FieldInput
          field={fields[name]}
          value={form[name]}
          problem={problems[name]}
          autoFocus={name === focused}
          isQuiet={isQuiet}
          onChange={(typed) => onChange({ [name]: typed } as { [Field in Name]?: string })}
        />
      ) : (
        parts[name]
      )}
    </Fragment>
  ));
}
