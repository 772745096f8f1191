import { TextInput, useDataProvider } from 'react-admin';
import { problemOfLabel } from '#domain/charities/volunteer-notes.ts';
import { consoleVolunteerNotesTexts } from '#domain/texts/generated/console-volunteer-notes.ts';
import { fieldsResolver } from '../../fields/fields-resolver.ts';
import { textsOf } from '../../language/console-locale.ts';
import type { ConsoleDataProvider } from '../../resources/data-provider.ts';
import { useAnswer } from '../../resources/use-method.ts';
import { ChoiceInput } from '../../widgets/fields/ChoiceInput.tsx';
import { FormDialog } from '../../widgets/forms/FormDialog.tsx';
import { shownThere, useChange } from '../../widgets/forms/use-change.ts';
import { useFormValues } from '../../widgets/forms/use-form-values.ts';
import { createLabel, labelVolunteers, volunteerLabels } from './note-methods.ts';

type Props = { providerId: string; volunteerIds: string[]; onClose: () => void; onDone: () => void };
type Chosen = { labelId: string; change: 'on' | 'off'; name: string };

/** Chosen in place of a label there is. */
const NEW = 'new';

/** Puts a label on selected volunteers, perhaps a new one, or takes it off. */
export function LabelSelected({ providerId, volunteerIds, onClose, onDone }: Props) {
  const { run } = useDataProvider<ConsoleDataProvider>();
  const t = textsOf(consoleVolunteerNotesTexts);
  const { mutateAsync: label } = useChange(labelVolunteers, t.labelled, { onError: shownThere, onDone });
  const { data: labels } = useAnswer(volunteerLabels, { providerId });
  if (!labels) return null;
  return (
    <FormDialog<Chosen>
      title={t.label}
      onClose={onClose}
      values={{ labelId: labels[0]?.id ?? NEW, change: 'on', name: '' }}
      resolver={fieldsResolver({}, ({ labelId, name }) => ({
        name: labelId === NEW ? problemOfLabel(t, name.trim()) : null,
      }))}
      onSubmit={async ({ labelId: chosen, change, name }) => {
        const labelId = chosen === NEW ? (await run(createLabel, { providerId, name })).id : chosen;
        await label({ labelId, volunteerIds, isOn: chosen === NEW || change === 'on' });
      }}
      isNew
      isJudgedLate
    >
      <ChoiceInput source="labelId" label={t.label} choices={[...labels, { id: NEW, name: t.newLabel }]} />
      <WhatToDo count={volunteerIds.length} />
    </FormDialog>
  );
}

function WhatToDo({ count }: { count: number }) {
  const { labelId } = useFormValues<Chosen>();
  const t = textsOf(consoleVolunteerNotesTexts);
  if (labelId === NEW)
    return (
      <TextInput
        source="name"
        label={t.newLabel}
        isRequired
        autoComplete="off"
        parse={(typed: string) => typed}
      />
    );
  const choices = [
    { id: 'on', name: t.addTo({ count }) },
    { id: 'off', name: t.takeFrom({ count }) },
  ];
  return <ChoiceInput source="change" label={t.change} choices={choices} />;
}
