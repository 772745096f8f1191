import { Checkbox, FormControlLabel, FormGroup, Typography } from '@mui/material';
import { useId } from 'react';
import { consoleDocumentsTexts } from '#domain/texts/generated/console-documents.ts';
import { textsOf } from '../language/console-locale.ts';
import { useAnswer } from '../resources/use-method.ts';
import { BoundField } from '../widgets/forms/BoundField.tsx';
import { dayText } from './day-text.ts';
import { documentChoices } from './document-methods.ts';

/** Stamps and single quests that require something, to tick. */
export function PlaceTicks({ providerId }: { providerId: string }) {
  const t = textsOf(consoleDocumentsTexts);
  const { data } = useAnswer(documentChoices, { providerId });
  if (!data) return null;
  const stamps = data.stamps.map((one) => ({ id: one.id, name: one.stampTitle ?? one.eventTitle }));
  const quests = data.quests.map(({ id, eventTitle, startedAt }) => {
    const day = startedAt === null ? null : dayText(startedAt);
    return { id, name: [eventTitle, day].filter(Boolean).join(', ') };
  });
  return (
    <BoundField<readonly string[]> source="requiredBy">
      {({ value, onChange }) => (
        <>
          <Ticks label={t.stamps} choices={stamps} value={value} onChange={onChange} />
          <Ticks label={t.quests} choices={quests} value={value} onChange={onChange} />
        </>
      )}
    </BoundField>
  );
}

type TicksProps = {
  label: string;
  choices: readonly { id: string; name: string; isFixed?: boolean }[];
  value: readonly string[];
  onChange: (ids: readonly string[]) => void;
};

/** Boxes to tick; a fixed one is on and stays so. */
export function Ticks({ label, choices, value, onChange }: TicksProps) {
  const id = useId();
  if (choices.length === 0) return null;
  return (
    <div>
      <Typography id={id} sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      <FormGroup role="group" aria-labelledby={id}>
        {choices.map((choice) => (
          <FormControlLabel
            key={choice.id}
            label={choice.name}
            sx={{ minHeight: 44 }}
            control={
              <Checkbox
                checked={choice.isFixed || value.includes(choice.id)}
                disabled={choice.isFixed}
                onChange={(_, isOn) =>
                  onChange(isOn ? [...value, choice.id] : value.filter((one) => one !== choice.id))
                }
              />
            }
          />
        ))}
      </FormGroup>
    </div>
  );
}
