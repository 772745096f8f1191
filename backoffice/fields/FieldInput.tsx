import { FormControl, TextField } from '@mui/material';
import { type Ref, useState } from 'react';
import type { Field } from '#domain/fields/field.ts';
import { limitTyped, typedOf, valueOfTyped } from '#domain/fields/field-input.ts';
import { cutHtml } from '#domain/text/cut-html.ts';
import { consoleFormsTexts } from '#domain/texts/generated/console-forms.ts';
import { SimpleHtmlEditor } from '../editor/SimpleHtmlEditor.tsx';
import { said, textsOf } from '../language/console-locale.ts';

/** A row of a table of fields; a form may call it otherwise. */
export type FormField = Pick<Field<unknown>, 'label' | 'input' | 'tidy' | 'problem'>;

export type FieldInputProps = {
  field: FormField;
  label?: string | undefined;
  /** Text as typed. */
  value: string;
  problem?: string | undefined;
  autoFocus?: boolean;
  /** While it is empty its star says that it is needed, not a line in red. */
  isQuiet?: boolean;
  /** Hides the help below the field, but not its problem. */
  isBare?: boolean;
  name?: string;
  inputRef?: Ref<HTMLInputElement>;
  /** None where the form has its own distances. */
  margin?: 'none' | 'dense';
  /** 'off' where browsers shall offer nothing. */
  autoComplete?: 'off';
  onChange: (typed: string) => void;
};

/** The input of a field, chosen by its kind; what is too long is cut off where the field says so, with a word about it. */
export function FieldInput(props: FieldInputProps) {
  const { field, label = said(field.label), value, onChange } = props;
  const [cut, setCut] = useState<string | null>(null);
  const isHtml = field.input.kind === 'html';
  const change = (typed: string) => {
    const limited = limitTyped(field, typed, isHtml ? cutHtml : undefined);
    setCut(limited.message && said(limited.message));
    onChange(limited.value);
  };
  if (isHtml)
    return (
      <FormControl margin={props.margin ?? 'none'}>
        <SimpleHtmlEditor label={label} value={value} error={cut ?? props.problem} onChange={change} />
      </FormControl>
    );
  return <TypedInput {...props} label={label} problem={cut ?? props.problem} onChange={change} />;
}

function TypedInput(props: FieldInputProps) {
  const { field, label, value, problem, onChange, autoFocus, isQuiet, isBare } = props;
  const { input } = field;
  const isWrong = problem !== undefined && !(isQuiet && input.isRequired && value === '');
  const isPassage = input.kind === 'passage';
  return (
    <TextField
      autoFocus={autoFocus ?? false}
      required={input.isRequired ?? false}
      type={TYPES[input.kind] ?? 'text'}
      name={props.name}
      inputRef={props.inputRef}
      autoComplete={props.autoComplete}
      multiline={isPassage}
      {...(isPassage && { minRows: 2, maxRows: 8, sx: { '& .MuiInputBase-root': { py: 1.5 } } })}
      label={label}
      margin={props.margin ?? 'none'}
      value={value}
      error={isWrong}
      helperText={isWrong ? problem : !isBare && helpOf(field, value)}
      onChange={({ target }) => onChange(target.value)}
      onBlur={() => onChange(settled(field, value))}
      slotProps={{ htmlInput: limitsOf(field) }}
    />
  );
}

const TYPES: { readonly [Kind in FormField['input']['kind']]?: string } = {
  number: 'number',
  address: 'url',
};

function helpOf({ input }: FormField, value: string): string | undefined {
  const help = input.help && said(input.help);
  if (!input.isCounted || !('max' in input) || input.max === null) return help;
  const count = textsOf(consoleFormsTexts).counted({ count: [...value].length, max: input.max });
  return help ? `${help} ${count}` : count;
}

/** A number that has to be there is brought to what can be, once it is left. */
function settled(field: FormField, value: string): string {
  const { input } = field;
  const isBrought = input.kind === 'number' && !input.isOptional && !input.perUnit;
  if (!isBrought || value.trim() === '' || Number.isNaN(Number(value))) return value;
  return typedOf(input, valueOfTyped(field, value));
}

function limitsOf({ input }: FormField) {
  if (input.kind !== 'number') return {};
  const { min, max, perUnit } = input;
  return { min, ...(max !== null && { max: max / (perUnit ?? 1) }), ...(perUnit && { step: 'any' }) };
}
