import { Autocomplete, Box, TextField } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { consoleStampFormTexts } from '#domain/texts/generated/console-stamp-form.ts';
import { isWorthRetrying } from '../../api-client/error-code.ts';
import type { QuestRowFragment } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { questWhen } from '../../records/quest-when.ts';
import { useSettled } from '../../widgets/fields/use-settled.ts';
import type { StampBookRecord, StampDetails } from '../book-record/stamp-book-record.ts';

const TYPING_PAUSE_MS = 250;
const MOST_MATCHES = 20;

type Props = { book: StampBookRecord; source: StampDetails | null };

/** Which quest a new stamp takes its values from; none is needed. */
export function SourceQuestField({ book, source }: Props) {
  const t = textsOf(consoleStampFormTexts);
  const navigate = useNavigate();
  const [typed, setTyped] = useState(source?.eventTitle ?? '');
  const wanted = useSettled(typed.trim(), TYPING_PAUSE_MS);
  const q = wanted === source?.eventTitle ? '' : wanted;
  const { data = [], error, isFetching } = useLatestQuests(book.id, q);
  const value = source && { id: source.id, eventTitle: source.eventTitle };
  const options: Option[] = value && !data.some(({ id }) => id === value.id) ? [value, ...data] : [...data];
  return (
    <Autocomplete
      options={options}
      value={options.find(({ id }) => id === value?.id) ?? null}
      onChange={(_event, quest) =>
        void navigate(quest ? `/stamps/create?from=${encodeURIComponent(quest.id)}` : '/stamps/create')
      }
      inputValue={typed}
      onInputChange={(_event, text) => setTyped(text)}
      getOptionLabel={({ eventTitle }) => eventTitle}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      // The server has searched already.
      filterOptions={(found) => found}
      loading={isFetching}
      noOptionsText={error?.message ?? t.noQuest}
      renderOption={({ key, ...props }, quest) => (
        <Box component="li" key={key} {...props}>
          <TitleAndDay quest={quest} />
        </Box>
      )}
      renderInput={(params) => (
        <TextField {...params} label={t.fromQuest} margin="none" helperText={t.fromNothing} />
      )}
    />
  );
}

type Option = Pick<QuestRowFragment, 'id' | 'eventTitle'> & Partial<QuestRowFragment>;

function useLatestQuests(providerId: string, q: string) {
  return useGetList<QuestRowFragment>(
    'quests',
    {
      filter: { providerId, q },
      sort: { field: 'startedAt', order: 'DESC' },
      pagination: { page: 1, perPage: MOST_MATCHES },
    },
    { retry: isWorthRetrying, onError: () => undefined },
  );
}

function TitleAndDay({ quest }: { quest: Option }) {
  return (
    <span>
      {quest.eventTitle}
      <Box component="span" sx={{ display: 'block', color: 'text.secondary', typography: 'body2' }}>
        {quest.startedAt === undefined ? null : questWhen({ startedAt: quest.startedAt, endedAt: null }).day}
      </Box>
    </span>
  );
}
