import { type FieldValues, useWatch } from 'react-hook-form';

/** All values of a form as they are now; the same object until one of them changes. */
export function useFormValues<Values extends FieldValues>(): Values {
  // A form begins with all its values: none is missing, as react-hook-form's type allows for.
  return useWatch<Values>() as Values;
}
