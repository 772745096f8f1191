import { Checkbox, FormControlLabel, FormGroup, Typography } from '@mui/material';
import { useId } from 'react';
import {
  type AgePolicy,
  agePolicyAt,
  ageRequirement,
  DEFAULT_AGE_POLICY,
  parseAgePolicies,
} from '#domain/ages/age-policy.ts';
import { QUEST_LIMITS } from '#domain/quests/quest-limits.ts';
import { ageRulesTexts } from '#domain/texts/generated/age-rules.ts';
import { consoleQuestWordsTexts } from '#domain/texts/generated/console-quest-words.ts';
import { textsOf } from '../../language/console-locale.ts';
import { ChoiceField } from './ChoiceField.tsx';

type AgeProps = {
  /** JSON text of the charity. */
  agePolicies: string;
  /** The index as text, '' for none. */
  value: string;
  onChange: (index: string) => void;
};

/** Select field for an age policy of the charity, named by its requirements. */
export function AgePolicyField({ agePolicies, value, onChange }: AgeProps) {
  const policies = parseAgePolicies(agePolicies);
  const count = Math.min(
    QUEST_LIMITS.agePolicyIndexMax + 1,
    Math.max(policies.length, Number(value || -1) + 1),
  );
  const choices = Array.from({ length: count }, (_, index) => {
    const policy = agePolicyAt(policies, index);
    return {
      id: String(index),
      name: `${nameOf(policy)}: ${ageRequirement(policy, textsOf(ageRulesTexts))}`,
    };
  });
  const none = { id: '', name: nameOf(agePolicyAt(policies, null)) };
  return (
    <ChoiceField
      label={textsOf(consoleQuestWordsTexts).ages}
      choices={[none, ...choices]}
      value={value}
      onChange={onChange}
    />
  );
}

/** A charity names its own; the one that stands in where it has none is the product's. */
function nameOf(policy: AgePolicy): string {
  return policy === DEFAULT_AGE_POLICY ? textsOf(consoleQuestWordsTexts).allAges : policy.name;
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
        {textsOf(consoleQuestWordsTexts).trainings}
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
