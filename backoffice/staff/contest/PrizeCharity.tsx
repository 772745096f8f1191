import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { consoleContestTexts } from '#domain/texts/generated/console-contest.ts';
import { consoleFormats } from '../../language/console-formats.ts';
import { textsOf } from '../../language/console-locale.ts';
import { AskedChange } from '../../widgets/forms/AskedChange.tsx';
import { nameCharity, type PastContestRecord } from './contest-operations.ts';

type Props = { contest: PastContestRecord; winner: PastContestRecord['standings'][number] };

/** For whom the prize of a guild that has won is; staff name it where the guild has not, and correct it. */
export function PrizeCharity({ contest, winner }: Props) {
  const t = textsOf(consoleContestTexts);
  const { guildId, guildName, charityId, charityName } = winner;
  const [chosenId, setChosenId] = useState('');
  const chosen = contest.charities.find(({ id }) => id === chosenId);
  const named = { guild: guildName, charity: chosen?.name ?? '' };
  return (
    <Box sx={{ mt: 1 }}>
      <Typography dir="auto" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
        {guildName}
      </Typography>
      <Typography sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
        {t.charity}: {charityName ?? t.notNamed}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <CharitySelect
          label={t.nameFor({ guild: guildName })}
          charities={contest.charities.filter(({ id }) => id !== charityId)}
          chosenId={chosenId}
          onChoose={setChosenId}
        />
        <AskedChange
          method={nameCharity}
          variables={{ year: contest.year, guildId, charityId: chosenId }}
          doneText={t.nameDone(named)}
          title={t.nameQuestion(named)}
          content={t.nameTells({ day: consoleFormats().longDate(contest.chooseUntil) })}
          confirm={t.name}
          cancel={t.notYet}
          confirmColor="primary"
          onEnd={(isDone) => isDone && setChosenId('')}
        >
          {(ask) => (
            <Button variant="outlined" disabled={!chosen} onClick={ask}>
              {t.name}
            </Button>
          )}
        </AskedChange>
      </Box>
    </Box>
  );
}

type SelectProps = {
  label: string;
  charities: PastContestRecord['charities'];
  chosenId: string;
  onChoose: (id: string) => void;
};

function CharitySelect({ label, charities, chosenId, onChoose }: SelectProps) {
  return (
    <TextField
      select
      label={label}
      value={chosenId}
      onChange={({ target }) => onChoose(target.value)}
      sx={{ flex: '1 1 18rem', minWidth: 0, maxWidth: '26rem' }}
    >
      {charities.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
