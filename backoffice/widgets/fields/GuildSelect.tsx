import { Autocomplete, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { consoleQuestWordsTexts } from '#domain/texts/generated/console-quest-words.ts';
import { GuildSearchDocument } from '../../gql/generated/widgets.ts';
import type { ReservationTerms } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { reading } from '../../resources/method.ts';
import { useAnswer } from '../../resources/use-method.ts';
import { useSettled } from './use-settled.ts';

/** The guilds of a name, with what they have set for a charity. */
const searchGuilds = reading(GuildSearchDocument, (data) => data.searchGuilds);

export type GuildChoice = { id: string; name: string; reservationTerms: ReservationTerms | null };

type Props = {
  value: GuildChoice | null;
  onChange: (guild: GuildChoice | null) => void;
  label: string;
  /** The charity for which the guild is looked for. */
  providerId: string;
};

/** What a manager has to know before choosing. */
function termsText(terms: ReservationTerms | null | undefined): string | null {
  const t = textsOf(consoleQuestWordsTexts);
  if (terms === 'ASKS_FIRST') return t.asksFirst;
  return terms === 'CLOSED' ? t.closed : null;
}
const MOST_MATCHES = 5;
const TYPING_PAUSE_MS = 200;

/** Type to search for a guild; at most five matches are shown, with what they have set for the charity. */
export function GuildSelect({ value, onChange, label, providerId }: Props) {
  const t = textsOf(consoleQuestWordsTexts);
  const [typed, setTyped] = useState('');
  const wanted = useSettled(typed.trim(), TYPING_PAUSE_MS);
  const { data, error, isFetching } = useAnswer(
    searchGuilds,
    { text: wanted, providerId },
    { enabled: wanted !== '' && wanted !== value?.name },
  );
  const isCurrent = wanted === typed.trim() && !isFetching;
  const matches = wanted === '' ? [] : (data ?? []).slice(0, MOST_MATCHES);
  return (
    <Autocomplete
      options={value && !matches.some(({ id }) => id === value.id) ? [value, ...matches] : matches}
      value={value}
      onChange={(_event, guild) => onChange(guild)}
      inputValue={typed}
      onInputChange={(_event, text) => setTyped(text)}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      getOptionDisabled={({ reservationTerms }) => reservationTerms === 'CLOSED'}
      renderOption={({ key, ...props }, { name, reservationTerms }) => (
        <li key={key} {...props}>
          <NameAndTerms name={name} reservationTerms={reservationTerms} />
        </li>
      )}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      // The server has searched already.
      filterOptions={(options) => options.slice(0, MOST_MATCHES)}
      filterSelectedOptions
      loading={typed.trim() !== '' && !isCurrent}
      loadingText={t.searching}
      noOptionsText={typed.trim() === '' ? t.typeGuild : (error?.message ?? t.noGuild)}
      size="small"
      fullWidth
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          // On a phone it would lie below the button that opens the list.
          slotProps={{ inputLabel: { ...params.InputLabelProps, shrink: true } }}
          margin="none"
          helperText={termsText(value?.reservationTerms)}
        />
      )}
    />
  );
}

function NameAndTerms({ name, reservationTerms }: Omit<GuildChoice, 'id'>) {
  const terms = termsText(reservationTerms);
  return (
    <span>
      {name}
      {terms && (
        <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
          {terms}
        </Typography>
      )}
    </span>
  );
}
