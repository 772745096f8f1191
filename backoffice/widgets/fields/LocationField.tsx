import { Alert } from '@mui/material';
import { consoleQuestWordsTexts } from '#domain/texts/generated/console-quest-words.ts';
import { textsOf } from '../../language/console-locale.ts';
import { ChoiceField } from './ChoiceField.tsx';

type Place = { id: string; name: string; address: string };
type Props = { locations: readonly Place[]; value: string; onChange: (locationId: string) => void };

/** Select field for an approved location. */
export function LocationField({ locations, value, onChange }: Props) {
  const t = textsOf(consoleQuestWordsTexts);
  if (locations.length === 0) return <Alert severity="warning">{t.noLocations}</Alert>;
  return (
    <ChoiceField
      label={t.location}
      prompt={t.chooseLocation}
      choices={locations}
      value={value}
      helperText={locations.find(({ id }) => id === value)?.address}
      onChange={onChange}
    />
  );
}
