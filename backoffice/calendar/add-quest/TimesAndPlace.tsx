import { Box } from '@mui/material';
import { consoleAddQuestTexts } from '#domain/texts/generated/console-add-quest.ts';
import { said, textsOf } from '../../language/console-locale.ts';
import type { CharityBooks } from '../../stamps/collection/stamp-collection.ts';
import { ClockField } from '../../widgets/fields/ClockField.tsx';
import { LocationField } from '../../widgets/fields/LocationField.tsx';
import { BoundField } from '../../widgets/forms/BoundField.tsx';
import { type AddQuestForm, type FormGround, problemOfForm } from './add-quest-form.ts';

type Props = {
  /** Path of the row in the form's values: '' or 'rows.0.'. */
  at?: string;
  form: AddQuestForm;
  ground: FormGround;
  locations: CharityBooks['locations'];
};

/** When and where the quest of a stamp takes place, as far as its type has a start, an end and a place. */
export function TimesAndPlace({ at = '', form, ground, locations }: Props) {
  const t = textsOf(consoleAddQuestTexts);
  const problem = problemOfForm(form, ground);
  const clock = (name: 'start' | 'end', label: string, field: string) => (
    <BoundField source={at + name}>
      {(bound) => (
        <ClockField
          {...bound}
          label={label}
          error={problem?.field === field ? said(problem.message) : undefined}
        />
      )}
    </BoundField>
  );
  const eventType = ground.stamp?.eventType ?? 'OSV';
  return (
    <>
      {eventType !== 'HYBRID-ROLE' && (
        <Box sx={clocks}>
          {clock('start', t.startTime, 'startedAt')}
          {eventType === 'OSV' && clock('end', t.endTime, 'endedAt')}
        </Box>
      )}
      <BoundField source={`${at}locationId`}>
        {({ value, onChange }) => <LocationField {...{ locations, value, onChange }} />}
      </BoundField>
    </>
  );
}

const clocks = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))' };
