import { TextInput } from 'react-admin';
import { consoleStampBookTexts } from '#domain/texts/generated/console-stamp-book.ts';
import { fieldsResolver } from '../../fields/fields-resolver.ts';
import { textsOf } from '../../language/console-locale.ts';
import { FormDialog } from '../../widgets/forms/FormDialog.tsx';

type Props = {
  title: string;
  isOpen: boolean;
  initial: string;
  problemOf: (name: string) => string | null;
  onClose: () => void;
  onName: (name: string) => void;
};

/** Asks for a name. */
export function NameDialog({ initial, problemOf, onName, ...dialog }: Props) {
  return (
    <FormDialog
      {...dialog}
      values={{ name: initial }}
      resolver={fieldsResolver({}, ({ name }) => ({ name: problemOf(name) }))}
      onSubmit={async ({ name }) => onName(name)}
    >
      <TextInput
        autoFocus
        source="name"
        label={textsOf(consoleStampBookTexts).name}
        parse={(typed) => typed}
      />
    </FormDialog>
  );
}
