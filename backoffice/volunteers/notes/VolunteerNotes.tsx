import { Box, Button, Chip, Typography } from '@mui/material';
import { useState } from 'react';
import { TextInput, useCanAccess } from 'react-admin';
import { problemOfNote } from '#domain/charities/volunteer-notes.ts';
import { consoleFormsTexts } from '#domain/texts/generated/console-forms.ts';
import { consoleVolunteerNotesTexts } from '#domain/texts/generated/console-volunteer-notes.ts';
import { fieldsResolver } from '../../fields/fields-resolver.ts';
import type { ConsoleLabelFragment, ConsoleNoteFragment } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { questWhen } from '../../records/quest-when.ts';
import { useAnswer } from '../../resources/use-method.ts';
import { spreadRow } from '../../theme/row.ts';
import { AskedChange } from '../../widgets/forms/AskedChange.tsx';
import { FormDialog } from '../../widgets/forms/FormDialog.tsx';
import { shownThere, useChange } from '../../widgets/forms/use-change.ts';
import { linedRows } from '../../widgets/lists/rows-style.ts';
import { Tag } from '../../widgets/lists/Tag.tsx';
import { addNote, deleteNote, labelVolunteers, volunteerLabels, volunteerNotes } from './note-methods.ts';

type Props = { volunteerId: string; providerId: string };

/** Labels and notes of a charity about a volunteer, for who may read names on any day. */
export function VolunteerNotes(props: Props) {
  const { canAccess: canRead = false } = useCanAccess({ resource: 'volunteer-notes', action: 'read' });
  return canRead ? <Notes {...props} /> : null;
}

function Notes(props: Props) {
  const { canAccess: canEdit = false } = useCanAccess({ resource: 'volunteer-notes', action: 'edit' });
  const { data } = useAnswer(volunteerNotes, props);
  const [isAdding, setAdding] = useState(false);
  const t = textsOf(consoleVolunteerNotesTexts);
  if (!data) return null;
  return (
    <>
      {data.lastContactAt && (
        <Typography>
          {t.lastContact({ day: questWhen({ startedAt: data.lastContactAt, endedAt: null }).day })}
        </Typography>
      )}
      {canEdit ? (
        <LabelChoice {...props} chosen={data.labels} />
      ) : (
        <Box sx={chips}>
          {data.labels.map(({ id, name }) => (
            <Tag key={id} text={name} />
          ))}
        </Box>
      )}
      <Box component="section" aria-label={t.notes}>
        <Box sx={spreadRow}>
          <Typography variant="h2">{t.notes}</Typography>
          {canEdit && (
            <Button variant="outlined" onClick={() => setAdding(true)}>
              {t.addNote}
            </Button>
          )}
        </Box>
        {data.notes.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t.noNotes}</Typography>}
        <Box component="ul" sx={{ ...linedRows, mt: 1 }}>
          {data.notes.map((note) => (
            <Note key={note.id} note={note} canDelete={canEdit && note.isOwn} />
          ))}
        </Box>
        {isAdding && <NoteDialog {...props} onClose={() => setAdding(false)} />}
      </Box>
    </>
  );
}

/** All labels of the charity; a tap puts one on or takes it off. */
function LabelChoice({ volunteerId, providerId, chosen }: Props & { chosen: ConsoleLabelFragment[] }) {
  const { data: labels = [] } = useAnswer(volunteerLabels, { providerId });
  const t = textsOf(consoleVolunteerNotesTexts);
  const { mutate, isPending } = useChange(labelVolunteers, t.labelled);
  if (labels.length === 0) return null;
  return (
    <Box component="section" role="group" aria-label={t.labels} sx={chips}>
      {labels.map(({ id, name }) => {
        const isOn = chosen.some((one) => one.id === id);
        return (
          <Chip
            key={id}
            label={name}
            color={isOn ? 'primary' : 'default'}
            variant={isOn ? 'filled' : 'outlined'}
            aria-pressed={isOn}
            disabled={isPending}
            sx={{ height: 44, borderRadius: 99 }}
            onClick={() => mutate({ labelId: id, volunteerIds: [volunteerId], isOn: !isOn })}
          />
        );
      })}
    </Box>
  );
}

const chips = { display: 'flex', flexWrap: 'wrap', gap: 1, '&:empty': { display: 'none' } };

function Note({ note, canDelete }: { note: ConsoleNoteFragment; canDelete: boolean }) {
  const t = textsOf(consoleVolunteerNotesTexts);
  const { id, text, author, createdAt } = note;
  const { day, time } = questWhen({ startedAt: createdAt, endedAt: null });
  return (
    <Box component="li" sx={spreadRow}>
      <Box sx={{ minWidth: 0, flex: '1 1 12rem' }}>
        <Box dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {text}
        </Box>
        <Box sx={{ color: 'text.secondary' }}>{t.by({ author: author ?? t.gone, day, time })}</Box>
      </Box>
      {canDelete && (
        <AskedChange
          method={deleteNote}
          variables={{ id }}
          doneText={t.deleted}
          title={t.deleteNote}
          content={text}
          confirm={t.delete}
          cancel={textsOf(consoleFormsTexts).cancel}
        >
          {(ask) => (
            <Button color="error" onClick={ask} aria-label={`${t.delete}, ${day}, ${time}`}>
              {t.delete}
            </Button>
          )}
        </AskedChange>
      )}
    </Box>
  );
}

function NoteDialog({ onClose, ...about }: Props & { onClose: () => void }) {
  const t = textsOf(consoleVolunteerNotesTexts);
  const { mutateAsync } = useChange(addNote, t.noteAdded, { onError: shownThere });
  return (
    <FormDialog<{ text: string }>
      title={t.addNote}
      onClose={onClose}
      values={{ text: '' }}
      resolver={fieldsResolver({}, ({ text }) => ({
        text: problemOfNote(textsOf(consoleVolunteerNotesTexts), text.trim()),
      }))}
      onSubmit={async ({ text }) => {
        await mutateAsync({ ...about, text });
      }}
      submitLabel={t.addNote}
      textField="text"
      isNew
      isJudgedLate
      asksToLeave
    >
      <TextInput
        source="text"
        label={t.note}
        helperText={t.teamOnly}
        isRequired
        multiline
        minRows={3}
        autoFocus
        parse={(typed: string) => typed}
      />
    </FormDialog>
  );
}
