import { Alert, Autocomplete, Box, Card, TextField } from '@mui/material';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { parseQuestConfiguration } from '#domain/books/quest-configuration.ts';
import { isFoldedIn } from '#domain/text/folded-text.ts';
import { consoleFormsTexts } from '#domain/texts/generated/console-forms.ts';
import { consoleStampFormTexts } from '#domain/texts/generated/console-stamp-form.ts';
import { shownErrorOf } from '../../api-client/error-code.ts';
import { textsOf } from '../../language/console-locale.ts';
import type { ConsoleDataProvider } from '../../resources/data-provider.ts';
import { BoundField } from '../../widgets/forms/BoundField.tsx';
import { FormButtons } from '../../widgets/forms/FormButtons.tsx';
import { fieldsStyle } from '../../widgets/forms/fields-style.ts';
import { SentForm } from '../../widgets/forms/SentForm.tsx';
import { useSending } from '../../widgets/forms/use-sending.ts';
import { updateStamp } from '../book-record/stamp-book-methods.ts';
import type { StampBookRecord, StampDetails } from '../book-record/stamp-book-record.ts';
import { createStamp } from '../collection/stamp-methods.ts';
import { shownTitleOf } from '../collection/stamp-title.ts';
import { SourceQuestField } from './SourceQuestField.tsx';
import { StampFields } from './StampFields.tsx';
import {
  inputOf,
  NEW_STAMP,
  type StampForm,
  stampChanges,
  stampFormOf,
  stampResolver,
} from './stamp-form.ts';

type Props = {
  book: StampBookRecord;
  /** Null for a new one. */
  stamp: StampDetails | null;
  /** The quest that a new one is made from. */
  source: StampDetails | null;
};

/** The form of a stamp. */
export function StampEditor({ book, stamp, source }: Props) {
  const navigate = useNavigate();
  const close = () => void navigate('/stamps');
  const send = useSaveStamp({ book, stamp, source });
  const sending = useSending({ send, onDone: close, asksToLeave: true });
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, mt: 1, maxWidth: 760 }}>
      <SentForm values={firstForm(stamp, source)} resolver={stampResolver} sending={sending}>
        <Box sx={fieldsStyle}>
          {!stamp && <SourceQuestField book={book} source={source} />}
          <StampFields book={book} />
          {!stamp && <GroupField book={book} />}
          {sending.refusal !== null && <Alert severity="error">{sending.refusal}</Alert>}
          <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
            <FormButtons
              submitLabel={stamp ? textsOf(consoleFormsTexts).save : textsOf(consoleStampFormTexts).create}
              isNew={source !== null}
              // The router asks.
              onClose={close}
            />
          </Box>
        </Box>
      </SentForm>
    </Card>
  );
}

function firstForm(stamp: StampDetails | null, source: StampDetails | null): StampForm {
  if (stamp) return stampFormOf(stamp);
  if (!source) return NEW_STAMP;
  const form = stampFormOf(source);
  return { ...form, stampTitle: form.stampTitle || form.eventTitle };
}

/** Makes or changes a stamp; what others changed meanwhile comes in round what was typed. */
function useSaveStamp({ book, stamp, source }: Props) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const save = async (form: StampForm): Promise<string> => {
    if (stamp) {
      const input = { id: stamp.id, expectedUpdatedAt: stamp.updatedAt, ...stampChanges(form, stamp) };
      await dataProvider.run(updateStamp, { input });
      return textsOf(consoleStampFormTexts).modified;
    }
    const groupName = form.groupName.trim();
    const wanted = inputOf(form, source?.serviceTags.slice(2));
    const input = {
      ...wanted,
      providerId: book.id,
      ...(source && { fromQuestId: source.id }),
      ...(groupName && { groupName }),
    };
    await dataProvider.run(createStamp, { input });
    return textsOf(consoleStampFormTexts).created({ title: shownTitleOf(wanted.stampTitle) });
  };
  return async (form: StampForm): Promise<void> => {
    try {
      notify(await save(form), { type: 'success' });
      refresh();
    } catch (error) {
      // After any other error a page that fails to load would take the form away.
      if (shownErrorOf(error).code === 'EDIT_CONFLICT') refresh();
      throw error;
    }
  };
}

/** The group of the stamp book, one that is there or a new one. */
function GroupField({ book }: { book: StampBookRecord }) {
  const t = textsOf(consoleStampFormTexts);
  const { stampBook } = parseQuestConfiguration(book.questConfiguration);
  const names = [...new Set(stampBook.map(({ name }) => name).filter(Boolean))];
  const helperText = names[0] && t.groupIfEmpty({ name: names[0] });
  return (
    <BoundField source="groupName">
      {({ value, onChange }) => (
        <Autocomplete
          freeSolo
          options={names}
          filterOptions={(all, { inputValue }) => all.filter((name) => isFoldedIn(name, inputValue))}
          inputValue={value}
          onInputChange={(_event, name) => onChange(name)}
          renderInput={(params) => <TextField {...params} label={t.group} helperText={helperText} />}
        />
      )}
    </BoundField>
  );
}
