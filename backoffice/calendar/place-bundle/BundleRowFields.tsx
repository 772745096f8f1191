import { Box } from '@mui/material';
import { StampArt } from '../../stamps/collection/StampArt.tsx';
import type { CharityBooks } from '../../stamps/collection/stamp-collection.ts';
import { ClockField } from '../../widgets/fields/ClockField.tsx';
import { LocationField } from '../../widgets/fields/LocationField.tsx';
import { type AddQuestForm, type FormGround, problemOfForm } from '../add-quest/add-quest-form.ts';
import type { BundleRow } from './bundle-form.ts';

type Props = {
  row: BundleRow;
  ground: FormGround;
  locations: CharityBooks['locations'];
  onChange: (part: Partial<AddQuestForm>) => void;
};

/** When and where one stamp of a bundle takes place. */
export function BundleRowFields({ row: { stamp, form }, ground, locations, onChange }: Props) {
  const problem = problemOfForm(form, ground);
  const errorAt = (field: string) => (problem?.field === field ? problem.message : undefined);
  return (
    <Box component="fieldset" sx={fieldset}>
      <legend>
        <StampArt stamped={stamp} size={28} />
        {stamp.eventTitle}
      </legend>
      {stamp.eventType !== 'HYBRID-ROLE' && (
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))' }}>
          <ClockField
            label="Start Time"
            value={form.start}
            error={errorAt('startedAt')}
            onChange={(start) => onChange({ start })}
          />
          {stamp.eventType === 'OSV' && (
            <ClockField
              label="End Time"
              value={form.end}
              error={errorAt('endedAt')}
              onChange={(end) => onChange({ end })}
            />
          )}
        </Box>
      )}
      <LocationField
        locations={locations}
        value={form.locationId}
        onChange={(locationId) => onChange({ locationId })}
      />
    </Box>
  );
}

const fieldset = {
  m: 0,
  p: 2,
  pt: 1,
  minWidth: 0,
  display: 'grid',
  gap: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '& legend': { display: 'flex', alignItems: 'center', gap: 1, px: 0.5, fontWeight: 650 },
};
