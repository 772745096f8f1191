import { Box, TextField } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { consoleSeveralTexts } from '#domain/texts/generated/console-several.ts';
import { textsOf } from '../../language/console-locale.ts';
import { useOrganization } from '../../session/use-organization.ts';
import { useCharityBooks } from '../../stamps/collection/stamp-methods.ts';
import { ChoiceField } from '../../widgets/fields/ChoiceField.tsx';
import { ClockField } from '../../widgets/fields/ClockField.tsx';
import { BoundField } from '../../widgets/forms/BoundField.tsx';
import type { SeveralForm } from './several-form.ts';

/** Days, clocks and location that several quests get alike; what is left empty stays. */
export function SeveralFields() {
  const t = textsOf(consoleSeveralTexts);
  return (
    <>
      <BoundField<number | null> source="days">
        {({ value, onChange, error }) => (
          <TextField
            type="number"
            label={t.days}
            margin="none"
            value={value ?? ''}
            error={error !== undefined}
            helperText={error ?? t.daysHelp}
            onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
          />
        )}
      </BoundField>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
        <BoundField source="start">{(bound) => <ClockField {...bound} label={t.start} />}</BoundField>
        <BoundField source="end">{(bound) => <EndField {...bound} />}</BoundField>
      </Box>
      <BoundField source="locationId">{(bound) => <OtherLocation {...bound} />}</BoundField>
    </>
  );
}

function EndField(bound: { value: string; error: string | undefined; onChange: (clock: string) => void }) {
  const t = textsOf(consoleSeveralTexts);
  const start = useWatch<SeveralForm, 'start'>({ name: 'start' });
  const isNextDay = start !== '' && bound.value !== '' && bound.value <= start;
  return <ClockField {...bound} label={t.end} help={isNextDay ? t.nextDay : undefined} />;
}

function OtherLocation({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const t = textsOf(consoleSeveralTexts);
  const { providerId } = useOrganization();
  const { data: books } = useCharityBooks(providerId ?? '');
  const locations = books?.locations ?? [];
  return (
    <ChoiceField
      label={t.location}
      prompt={t.sameLocation}
      choices={locations.map(({ id, name }) => ({ id, name }))}
      value={value}
      onChange={onChange}
    />
  );
}
