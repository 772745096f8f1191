import { Box, Button, Card, Typography } from '@mui/material';
import {
  ArrayInput,
  Edit,
  SimpleFormIterator,
  TextInput,
  useNotify,
  useRecordContext,
  useSimpleFormIteratorItem,
  useUpdate,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FAQ_LIMITS, type FaqEntry } from '#domain/supply-faq.ts';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { isWorthRetrying } from '../../providers/error-code.ts';
import { AddItem, itemList, MoveItem, RemoveItem } from '../providers/ItemButtons.tsx';
import { StaffForm } from '../StaffForm.tsx';
import { validateFaq } from './faq-form.ts';

type SupplyFaq = { id: string; entries: FaqEntry[] };

/** There is one list for all charities. */
const ONE = 'all';

/** The questions and answers that the pages of supply requests show. */
export function SupplyFaqPage() {
  const notify = useNotify();
  const onSuccess = () => notify('The questions have been saved.', { type: 'success' });
  return (
    <Edit
      id={ONE}
      resource="supply-faq"
      title={<PageTitle text="Supply FAQ" />}
      component={Box}
      redirect={false}
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess }}
      queryOptions={{
        retry: isWorthRetrying,
        onError: (error: Error) => notify(error.message, { type: 'error' }),
      }}
    >
      <Card component="section" aria-label="Questions about supply requests" sx={{ maxWidth: 720 }}>
        <StaffForm validate={validateFaq}>
          <Typography sx={{ maxWidth: '70ch' }}>
            The page of every supply request shows these questions in this order. Without any, it shows none.
          </Typography>
          <Entries />
          <BackToFirst />
        </StaffForm>
      </Card>
    </Edit>
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

/** Forgets what was written, so that the product's own three hold again. */
function BackToFirst() {
  const notify = useNotify();
  const record = useRecordContext<SupplyFaq>();
  const [update, { isPending }] = useUpdate();
  const reset = () =>
    update(
      'supply-faq',
      { id: ONE, data: { entries: null }, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify('The first three questions hold again.', { type: 'success' }),
        onError: (error) => notify((error as Error).message, { type: 'error' }),
      },
    );
  return (
    <Button disabled={isPending} onClick={() => void reset()} sx={{ px: 0, mt: 1 }}>
      Back to the first three questions
    </Button>
  );
}
