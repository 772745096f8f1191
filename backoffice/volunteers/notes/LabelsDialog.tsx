import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import { problemOfLabel, VOLUNTEER_NOTES } from '#domain/charities/volunteer-notes.ts';
import { consoleFormsTexts } from '#domain/texts/generated/console-forms.ts';
import { consoleVolunteerNotesTexts } from '#domain/texts/generated/console-volunteer-notes.ts';
import { fieldsResolver } from '../../fields/fields-resolver.ts';
import type { ConsoleLabelFragment } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { useAnswer } from '../../resources/use-method.ts';
import { spreadRow } from '../../theme/row.ts';
import { AskedChange } from '../../widgets/forms/AskedChange.tsx';
import { FormDialog } from '../../widgets/forms/FormDialog.tsx';
import { shownThere, useChange } from '../../widgets/forms/use-change.ts';
import { linedRows } from '../../widgets/lists/rows-style.ts';
import { createLabel, deleteLabel, renameLabel, volunteerLabels } from './note-methods.ts';

type Props = { providerId: string; onClose: () => void };

/** The labels of a charity, to add, rename and delete. */
export function LabelsDialog({ providerId, onClose }: Props) {
  const { data: labels = [] } = useAnswer(volunteerLabels, { providerId });
  const [isAdding, setAdding] = useState(false);
  const t = textsOf(consoleVolunteerNotesTexts);
  const add = useChange(createLabel, t.labelled, { onError: shownThere });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle>{t.labels}</DialogTitle>
      <DialogContent>
        {labels.length === 0 && <Typography>{t.noLabels}</Typography>}
        <Box component="ul" aria-label={t.labels} sx={linedRows}>
          {labels.map((label) => (
            <LabelRow key={label.id} label={label} />
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{textsOf(consoleFormsTexts).close}</Button>
        {labels.length < VOLUNTEER_NOTES.mostLabels && (
          <Button variant="contained" onClick={() => setAdding(true)}>
            {t.newLabel}
          </Button>
        )}
      </DialogActions>
      {isAdding && (
        <NameDialog
          title={t.newLabel}
          name=""
          onName={(name) => add.mutateAsync({ providerId, name })}
          onClose={() => setAdding(false)}
        />
      )}
    </Dialog>
  );
}

function LabelRow({ label: { id, name } }: { label: ConsoleLabelFragment }) {
  const [isRenamed, setRenamed] = useState(false);
  const t = textsOf(consoleVolunteerNotesTexts);
  const rename = useChange(renameLabel, t.labelled, { onError: shownThere });
  return (
    <Box component="li" sx={spreadRow}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{name}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
        <Button onClick={() => setRenamed(true)} aria-label={`${t.rename}, ${name}`}>
          {t.rename}
        </Button>
        <AskedChange
          method={deleteLabel}
          variables={{ id }}
          doneText={t.deleted}
          title={t.deleteLabel({ name })}
          content={t.deleteLabelText}
          confirm={t.delete}
          cancel={textsOf(consoleFormsTexts).cancel}
        >
          {(ask) => (
            <Button color="error" onClick={ask} aria-label={`${t.delete}, ${name}`}>
              {t.delete}
            </Button>
          )}
        </AskedChange>
      </Box>
      {isRenamed && (
        <NameDialog
          title={t.rename}
          name={name}
          onName={(typed) => rename.mutateAsync({ id, name: typed })}
          onClose={() => setRenamed(false)}
        />
      )}
    </Box>
  );
}

type NameProps = {
  title: string;
  name: string;
  onName: (name: string) => Promise<unknown>;
  onClose: () => void;
};

function NameDialog({ title, name, onName, onClose }: NameProps) {
  const t = textsOf(consoleVolunteerNotesTexts);
  return (
    <FormDialog<{ name: string }>
      title={title}
      onClose={onClose}
      values={{ name }}
      resolver={fieldsResolver({}, (typed) => ({ name: problemOfLabel(t, typed.name.trim()) }))}
      onSubmit={async (typed) => {
        await onName(typed.name);
      }}
      textField="name"
      isJudgedLate
    >
      <TextInput source="name" label={t.label} isRequired autoFocus autoComplete="off" parse={asTyped} />
    </FormDialog>
  );
}

const asTyped = (typed: string) => typed;
