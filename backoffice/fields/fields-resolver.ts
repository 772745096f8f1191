import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { problemOfKept } from '#domain/fields/field-input.ts';
import { said } from '../language/console-locale.ts';
import type { Problems } from '../widgets/forms/use-sending.ts';
import type { FormField } from './FieldInput.tsx';

type FieldsOf<Values> = { readonly [Name in keyof Values]?: FormField };

/**
 * The rules of a table of fields for react-hook-form, in the language of the console. `also` adds what no field says alone; where
 * both have something to say of a field, the table's word stands.
 */
export function fieldsResolver<Values extends FieldValues>(
  fields: FieldsOf<Values>,
  also: (values: Values) => Problems<Values> = () => ({}),
): Resolver<Values> {
  return (values) => {
    const found = { ...given(also(values)), ...problemsOfFields(fields, values) };
    const errors = Object.entries(found).map(([name, message]) => [name, { type: 'field', message }]);
    // The keys are those of the values, which react-hook-form writes as paths.
    return errors.length === 0
      ? { values, errors: {} }
      : { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> };
  };
}

function problemsOfFields<Values extends FieldValues>(
  fields: FieldsOf<Values>,
  values: Values,
): Record<string, string> {
  const rows: [string, FormField | undefined][] = Object.entries(fields);
  const problems = rows.flatMap(([name, field]) => {
    const problem = field && name in values ? problemOfKept(field, values[name]) : null;
    return problem ? [[name, said(problem)]] : [];
  });
  return Object.fromEntries(problems);
}

function given(problems: object): Record<string, string> {
  return Object.fromEntries(Object.entries(problems).filter(([, message]) => message != null));
}
