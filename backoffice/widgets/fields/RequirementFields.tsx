import { Checkbox, FormControlLabel, FormGroup, Typography } from '@mui/material';
import { useId } from 'react';
import { agePolicyAt, ageRequirement, parseAgePolicies } from '#domain/ages/age-policy.ts';
import { QUEST_LIMITS } from '#domain/quests/quest-limits.ts';
import { ChoiceField } from './ChoiceField.tsx';

type AgeProps = {
  /** JSON text of the charity. */
  agePolicies: string;
  /** The index as text, '' for none. */
  value: string;
  onChange: (index: string) => void;
};

/** One of the charity's age policies, by what it asks. */
export function AgePolicyField({ agePolicies, value, onChange }: AgeProps) {
  const policies = parseAgePolicies(agePolicies);
  const count = Math.min(
    QUEST_LIMITS.agePolicyIndexMax + 1,
    Math.max(policies.length, Number(value || -1) + 1),
  );
  const choices = Array.from({ length: count }, (_, index) => {
    const policy = agePolicyAt(policies, index);
    return { id: String(index), name: `${policy.name}: ${ageRequirement(policy)}` };
  });
  const none = { id: '', name: agePolicyAt(policies, null).name };
  return (
    <ChoiceField label="Age requirement" choices={[none, ...choices]} value={value} onChange={onChange} />
  );
}

type TrainingsProps = {
  trainings: readonly { id: string; name: string }[];
  value: readonly string[];
  onChange: (ids: string[]) => void;
};

/** The trainings a volunteer needs first. */
export function TrainingsField({ trainings, value, onChange }: TrainingsProps) {
  const id = useId();
  if (trainings.length === 0) return null;
  const toggle = (trainingId: string, isChosen: boolean) =>
    onChange([...value.filter((one) => one !== trainingId), ...(isChosen ? [trainingId] : [])].sort());
  return (
    <div>
      <Typography id={id} sx={{ fontWeight: 600 }}>
        Required training
      </Typography>
      <FormGroup role="group" aria-labelledby={id}>
        {trainings.map((training) => (
          <FormControlLabel
            key={training.id}
            label={training.name}
            sx={{ minHeight: 44 }}
            control={
              <Checkbox
                checked={value.includes(training.id)}
                onChange={(_event, isChosen) => toggle(training.id, isChosen)}
              />
            }
          />
        ))}
      </FormGroup>
    </div>
  );
}
