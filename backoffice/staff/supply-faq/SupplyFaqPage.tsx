import { Box, Card, Typography } from '@mui/material';
import { ArrayInput, SimpleFormIterator, TextInput, useSimpleFormIteratorItem } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FAQ_LIMITS, type FaqEntry } from '#domain/books/supply-faq.ts';
import { RecordForm } from '../../widgets/forms/RecordForm.tsx';
import { PageTitle } from '../../widgets/pages/PageTitle.tsx';
import { AddItem, itemList, MoveItem, RemoveItem } from '../widgets/ItemButtons.tsx';
import { ResetSetting, SettingEdit } from '../widgets/SettingEdit.tsx';
import { validateFaq } from './faq-form.ts';

/** The questions and answers that the pages of supply requests show. */
export function SupplyFaqPage() {
  return (
    <SettingEdit
      resource="supply-faq"
      title={<PageTitle text="Supply FAQ" />}
      savedText="The questions have been saved."
    >
      <Card component="section" aria-label="Questions about supply requests" sx={{ maxWidth: 720 }}>
        <RecordForm validate={validateFaq}>
          <Typography sx={{ maxWidth: '70ch' }}>
            The page of every supply request shows these questions in this order. Without any, it shows none.
          </Typography>
          <Entries />
          <ResetSetting
            source="entries"
            label="Back to the first three questions"
            doneText="The first three questions hold again."
          />
        </RecordForm>
      </Card>
    </SettingEdit>
  );
}

function Entries() {
  const entries: Partial<FaqEntry>[] = useWatch({ name: 'entries' }) ?? [];
  return (
    <ArrayInput source="entries" label={false} helperText={false}>
      <SimpleFormIterator
        disableClear
        disableAdd={entries.length >= FAQ_LIMITS.entriesMax}
        addButton={<AddItem label="Add a question" item={{ question: '', answer: '' }} />}
        removeButton={<RemoveItem noun="question" />}
        reOrderButtons={<MoveItem noun="question" />}
        sx={itemList}
      >
        <EntryFields />
      </SimpleFormIterator>
    </ArrayInput>
  );
}

function EntryFields() {
  const { index } = useSimpleFormIteratorItem();
  return (
    <Box role="group" aria-label={`Question ${index + 1}`} sx={{ width: '100%' }}>
      <TextInput source="question" label="Question" isRequired helperText={false} fullWidth />
      <TextInput
        source="answer"
        label="Answer"
        isRequired
        multiline
        minRows={2}
        helperText={false}
        fullWidth
      />
    </Box>
  );
}
