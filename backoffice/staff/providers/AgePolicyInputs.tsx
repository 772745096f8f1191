import { Box, Typography } from '@mui/material';
import {
  ArrayInput,
  NumberInput,
  SimpleFormIterator,
  TextInput,
  useSimpleFormIteratorItem,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type AgePolicy, ageRequirement } from '#domain/ages/age-policy.ts';
import { PROFILE_LIMITS } from '#domain/charities/provider-form.ts';
import { AddItem, itemList, RemoveLastItem } from '../widgets/ItemButtons.tsx';
import { policyProblems } from './record/provider-validation.ts';

/** Up to four age policies. Quests know theirs by its place, so the order stays. */
export function AgePolicyInputs() {
  const policies: Partial<AgePolicy>[] = useWatch({ name: 'agePolicies' }) ?? [];
  const isFull = policies.length >= PROFILE_LIMITS.policiesMax;
  return (
    <>
      <Typography variant="h2" sx={{ mt: 3 }}>
        Age policies
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: '70ch' }}>
        A quest of this charity follows one of them, or welcomes all ages. Quests point to a policy by its
        place: the order stays, and only the last one can be removed. At most {PROFILE_LIMITS.policiesMax}.
      </Typography>
      <ArrayInput source="agePolicies" label={false} helperText={false}>
        <SimpleFormIterator
          disableReordering
          disableClear
          disableAdd={isFull}
          addButton={<AddItem label="Add an age policy" item={NEW_POLICY} />}
          removeButton={<RemoveLastItem noun="policy" />}
          sx={itemList}
        >
          <PolicyFields />
        </SimpleFormIterator>
      </ArrayInput>
    </>
  );
}

const NEW_POLICY = { name: '', supervisedAge: 0, soloAge: 18, maxAge: 100 };

function PolicyFields() {
  const { index } = useSimpleFormIteratorItem();
  const policy: AgePolicy = useWatch({ name: `agePolicies.${index}` });
  const isRight = policy && Object.keys(policyProblems(policy)).length === 0;
  return (
    <Box role="group" aria-label={`Policy ${index + 1}`} sx={{ width: '100%' }}>
      <Box sx={fields}>
        <TextInput
          source="name"
          label="Name of the policy"
          isRequired
          helperText={false}
          sx={{ gridColumn: '1 / -1' }}
        />
        <NumberInput
          source="supervisedAge"
          label="Youngest with an adult"
          min={0}
          max={120}
          isRequired
          helperText={false}
        />
        <NumberInput
          source="soloAge"
          label="Youngest alone"
          min={0}
          max={120}
          isRequired
          helperText={false}
        />
        <NumberInput source="maxAge" label="Younger than" min={0} max={120} isRequired helperText={false} />
      </Box>
      <Typography sx={{ color: 'text.secondary' }}>
        {isRight ? `Volunteers read: ${ageRequirement(policy)}` : 'Volunteers read what these ages mean.'}
      </Typography>
    </Box>
  );
}

const fields = {
  display: 'grid',
  columnGap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' },
};
