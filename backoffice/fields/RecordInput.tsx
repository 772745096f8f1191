import { BooleanInput, NumberInput, TextInput } from 'react-admin';
import type { FieldInput as InputOf } from '#domain/fields/field-input.ts';
import { SimpleHtmlInput } from '../editor/SimpleHtmlInput.tsx';

export type RecordField = { label: string; input: InputOf };

type Props = {
  source: string;
  field: RecordField;
  /** 'off' where browsers shall offer nothing. */
  autoComplete?: 'off';
};

/** The input of a field in a form of react-admin, chosen by its kind. */
export function RecordInput({ source, field: { label, input }, autoComplete }: Props) {
  const about = {
    source,
    label,
    isRequired: input.isRequired ?? false,
    helperText: input.help ?? false,
  } as const;
  switch (input.kind) {
    case 'html':
      return <SimpleHtmlInput source={source} label={label} />;
    case 'flag':
      return <BooleanInput source={source} label={label} helperText={about.helperText} />;
    case 'number':
      return <NumberInput {...about} min={input.min} {...(input.perUnit && inUnits(input.perUnit))} />;
    case 'passage':
      return <TextInput {...about} multiline minRows={3} />;
    default:
      return (
        <TextInput
          {...about}
          {...(input.kind === 'address' && { type: 'url' })}
          {...(autoComplete && { autoComplete })}
        />
      );
  }
}

/** Kept in small units, typed in large ones: cents and dollars. */
function inUnits(perUnit: number) {
  return {
    step: 'any',
    format: (kept: unknown) => (typeof kept === 'number' ? kept / perUnit : ''),
    parse: (typed: string) => (typed === '' ? null : Math.round(Number(typed) * perUnit)),
  } as const;
}
