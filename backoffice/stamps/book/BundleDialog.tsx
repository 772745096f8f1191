import { Button, Checkbox, FormControlLabel, FormGroup } from '@mui/material';
import { TextInput } from 'react-admin';
import type { StampGroup } from '#domain/books/quest-configuration.ts';
import { BOOK_LIMITS } from '#domain/books/quest-configuration-check.ts';
import { consoleStampBookTexts } from '#domain/texts/generated/console-stamp-book.ts';
import { fieldsResolver } from '../../fields/fields-resolver.ts';
import { textsOf } from '../../language/console-locale.ts';
import { BoundField } from '../../widgets/forms/BoundField.tsx';
import { FormDialog } from '../../widgets/forms/FormDialog.tsx';
import { inOrder, withBundle, withoutBundle } from '../book-record/book-changes.ts';
import { type StampDetails, titleOf } from '../book-record/stamp-book-record.ts';
import type { useBookEditor } from '../book-record/use-book-editor.ts';

type Props = {
  isOpen: boolean;
  group: StampGroup;
  groupIndex: number;
  /** Null for a new one. */
  position: number | null;
  editor: ReturnType<typeof useBookEditor>;
  stamps: ReadonlyMap<string, StampDetails>;
  onClose: () => void;
};
type Values = { name: string; stampIds: readonly string[] };

/** Name and stamps of a bundle. */
export function BundleDialog({ isOpen, group, groupIndex, position, editor, stamps, onClose }: Props) {
  const t = textsOf(consoleStampBookTexts);
  const bundle = position === null ? null : (group.bundles[position] ?? null);
  const remove = (at: number) => {
    editor.change((books) => withoutBundle(books, groupIndex, at));
    onClose();
  };
  return (
    <FormDialog<Values>
      title={bundle ? t.editBundle : t.newBundle}
      isOpen={isOpen}
      onClose={onClose}
      values={{ name: bundle?.name ?? '', stampIds: bundle?.stampIds ?? [] }}
      resolver={fieldsResolver({}, problemsOfBundle)}
      onSubmit={async ({ name, stampIds }) => {
        const wanted = { name: name.trim(), stampIds: [...stampIds] };
        editor.change((books) => withBundle(books, groupIndex, position, wanted));
      }}
      actions={
        position !== null &&
        bundle && (
          <Button color="error" sx={{ mr: 'auto' }} onClick={() => remove(position)}>
            {t.deleteBundle}
          </Button>
        )
      }
    >
      <TextInput
        autoFocus
        source="name"
        label={t.name}
        parse={(typed: string) => typed}
        helperText={t.bundleHelp}
      />
      <BoundField<Values['stampIds']> source="stampIds">
        {({ value, onChange }) => (
          <StampChoice
            offered={inOrder(group).flatMap(({ id }) => stamps.get(id) ?? [])}
            chosen={value}
            onChosen={onChange}
          />
        )}
      </BoundField>
    </FormDialog>
  );
}

function problemsOfBundle({ name, stampIds }: Values) {
  return {
    name: problemOfName(name),
    stampIds: stampIds.length === 0 ? textsOf(consoleStampBookTexts).bundleNoStamp : null,
  };
}

function problemOfName(name: string): string | null {
  const t = textsOf(consoleStampBookTexts);
  if (name.trim() === '') return t.bundleNeedsName;
  const { nameMax } = BOOK_LIMITS;
  return [...name].length > nameMax ? t.nameLong({ max: nameMax }) : null;
}

type ChoiceProps = {
  offered: readonly StampDetails[];
  chosen: readonly string[];
  onChosen: (ids: readonly string[]) => void;
};

/** Checkboxes of stamps; the bundle keeps the order in which they're chosen. */
function StampChoice({ offered, chosen, onChosen }: ChoiceProps) {
  return (
    <FormGroup role="group" aria-label={textsOf(consoleStampBookTexts).bundleStamps}>
      {offered.map((stamp) => (
        <FormControlLabel
          key={stamp.id}
          label={titleOf(stamp)}
          sx={{ minHeight: 44 }}
          control={
            <Checkbox
              checked={chosen.includes(stamp.id)}
              onChange={(_event, isChosen) =>
                onChosen([...chosen.filter((id) => id !== stamp.id), ...(isChosen ? [stamp.id] : [])])
              }
            />
          }
        />
      ))}
    </FormGroup>
  );
}
