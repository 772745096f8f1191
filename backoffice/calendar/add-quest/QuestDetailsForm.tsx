import { Box, TextField } from '@mui/material';
import { QUEST_LIMITS } from '#domain/quests/quest-limits.ts';
import type { CharityBooks } from '../../stamps/collection/stamp-collection.ts';
import { ClockField } from '../../widgets/fields/ClockField.tsx';
import { GuildSelect } from '../../widgets/fields/GuildSelect.tsx';
import { LocationField } from '../../widgets/fields/LocationField.tsx';
import type { QuestRights } from '../month-data/use-quest-rights.ts';
import { type AddQuestForm, type FormGround, problemOfDay, problemOfForm } from './add-quest-form.ts';
import { DayField } from './DayField.tsx';

type Props = {
  form: AddQuestForm;
  ground: FormGround;
  books: CharityBooks;
  rights: QuestRights;
  onChange: (part: Partial<AddQuestForm>) => void;
};

/** When, where, with whom and for whom the quest is. */
export function QuestDetailsForm({ form, ground, books, rights, onChange }: Props) {
  const problem = problemOfForm(form, ground);
  const errorAt: ErrorAt = (field) => (problem?.field === field ? problem.message : undefined);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, pt: 1 }}>
      {ground.stamp?.eventType !== 'HYBRID-ROLE' && (
        <WhenFields form={form} ground={ground} errorAt={errorAt} onChange={onChange} />
      )}
      <LocationField
        locations={books.locations}
        value={form.locationId}
        onChange={(locationId) => onChange({ locationId })}
      />
      <TextField
        label="Supervisor"
        margin="none"
        value={form.supervisor}
        error={errorAt('giverName') !== undefined}
        helperText={errorAt('giverName') ?? `Optional, at most ${QUEST_LIMITS.giverNameMax} characters`}
        placeholder={ground.stamp?.giverName ?? undefined}
        onChange={({ target }) => onChange({ supervisor: target.value })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      {rights.canReserve && (
        <GuildSelect
          value={form.guild}
          onChange={(guild) => onChange({ guild })}
          label="Reserve for a Guild (optional)"
          providerId={books.id}
        />
      )}
    </Box>
  );
}

type ErrorAt = (field: string) => string | undefined;
type WhenProps = Pick<Props, 'form' | 'ground' | 'onChange'> & { errorAt: ErrorAt };

function WhenFields({ form, ground, errorAt, onChange }: WhenProps) {
  const eventType = ground.stamp?.eventType ?? 'OSV';
  return (
    <>
      <DayField
        day={form.day}
        problem={problemOfDay(form.day, ground)}
        onChange={(day) => onChange({ day })}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))' }}>
        <ClockField
          label="Start Time"
          value={form.start}
          error={errorAt('startedAt')}
          onChange={(start) => onChange({ start })}
        />
        {eventType === 'OSV' && (
          <ClockField
            label="End Time"
            value={form.end}
            error={errorAt('endedAt')}
            onChange={(end) => onChange({ end })}
          />
        )}
      </Box>
    </>
  );
}
