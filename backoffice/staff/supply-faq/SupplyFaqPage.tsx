import { Box, Card, Typography } from '@mui/material';
import { ArrayInput, SimpleFormIterator, TextInput, useSimpleFormIteratorItem } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FAQ_LIMITS, type FaqEntry } from '#domain/books/supply-faq.ts';
import { consoleSupplyFaqTexts } from '#domain/texts/generated/console-supply-faq.ts';
import { textsOf } from '../../language/console-locale.ts';
import { RecordForm } from '../../widgets/forms/RecordForm.tsx';
import { PageTitle } from '../../widgets/pages/PageTitle.tsx';
import { AddItem, itemList, MoveItem, RemoveItem } from '../widgets/ItemButtons.tsx';
import { ResetSetting, SettingEdit } from '../widgets/SettingEdit.tsx';
import { validateFaq } from './faq-form.ts';

/** The questions and answers that the pages of supply requests show. */
export function SupplyFaqPage() {
  const t = textsOf(consoleSupplyFaqTexts);
  return (
    <SettingEdit resource="supply-faq" title={<PageTitle text={t.title} />} savedText={t.saved}>
      <Card component="section" aria-label={t.about} sx={{ maxWidth: 720 }}>
        <RecordForm validate={validateFaq}>
          <Typography sx={{ maxWidth: '70ch' }}>{t.note}</Typography>
          <Entries />
          <ResetSetting source="entries" label={t.own} doneText={t.ownDone} />
        </RecordForm>
      </Card>
    </SettingEdit>
  );
}

function Entries() {
  const entries: Partial<FaqEntry>[] = useWatch({ name: 'entries' }) ?? [];
  const t = textsOf(consoleSupplyFaqTexts);
  return (
    <ArrayInput source="entries" label={false} helperText={false}>
      <SimpleFormIterator
        disableClear
        disableAdd={entries.length >= FAQ_LIMITS.entriesMax}
        addButton={<AddItem label={t.add} item={{ question: '', answer: '' }} />}
        removeButton={<RemoveItem nameOf={t.questionAt} />}
        reOrderButtons={<MoveItem nameOf={t.questionAt} />}
        sx={itemList}
      >
        <EntryFields />
      </SimpleFormIterator>
    </ArrayInput>
  );
}

function EntryFields() {
  const { index } = useSimpleFormIteratorItem();
  const t = textsOf(consoleSupplyFaqTexts);
  return (
    <Box role="group" aria-label={t.questionAt({ place: index + 1 })} sx={{ width: '100%' }}>
      <TextInput source="question" label={t.question} isRequired fullWidth />
      <TextInput source="answer" label={t.answer} isRequired multiline minRows={2} fullWidth />
    </Box>
  );
}
