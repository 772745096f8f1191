import { useInput } from 'react-admin';
import { ChoiceField, type ChoiceFieldProps } from './ChoiceField.tsx';

type Props<Value> = Omit<ChoiceFieldProps, 'value' | 'onChange' | 'error' | 'name' | 'inputRef'> & {
  source: string;
  /** What the form holds for a choice, where that is not its id. */
  parse?: (id: string) => Value;
  /** Besides taking the value. */
  onChosen?: (id: string) => void;
};

/** Select field bound to a form. */
export function ChoiceInput<Value = string>({ source, parse, onChosen, ...look }: Props<Value>) {
  const { field, fieldState } = useInput({ source, format: asText, parse: parse ?? asItIs });
  return (
    <ChoiceField
      margin="dense"
      {...look}
      name={field.name}
      inputRef={field.ref}
      value={field.value}
      error={fieldState.error?.message}
      onChange={(id) => {
        field.onChange(id);
        onChosen?.(id);
      }}
    />
  );
}

const asText = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
const asItIs = (id: string): unknown => id;
