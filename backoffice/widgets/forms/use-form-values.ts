import { useEffect, useState } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';

/** All values of a form as they are now; the same object until one of them changes. */
export function useFormValues<Values extends FieldValues>(): Values {
  // A form begins with all its values: none is missing, as react-hook-form's type allows for.
  return useWatch<Values>() as Values;
}

/** A value once it has stayed the same for a while, so that not every key asks the server. */
export function useSettled<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
