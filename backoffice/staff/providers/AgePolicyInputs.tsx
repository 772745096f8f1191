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
import { ageRulesTexts } from '#domain/texts/generated/age-rules.ts';
import { consoleCharityProfileTexts } from '#domain/texts/generated/console-charity-profile.ts';
import { textsOf } from '../../language/console-locale.ts';
import { AddItem, itemList, RemoveLastItem } from '../widgets/ItemButtons.tsx';
import { policyProblems } from './record/provider-validation.ts';

/** Up to four age policies. Quests know theirs by its place, so the order stays. */
export function AgePolicyInputs() {
  const policies: Partial<AgePolicy>[] = useWatch({ name: 'agePolicies' }) ?? [];
  const t = textsOf(consoleCharityProfileTexts);
  const isFull = policies.length >= PROFILE_LIMITS.policiesMax;
  return (
    <>
      <Typography variant="h2" sx={{ mt: 3 }}>
        {t.policies}
      </Typography>
      <ArrayInput source="agePolicies" label={false} helperText={false}>
        <SimpleFormIterator
          disableReordering
          disableClear
          disableAdd={isFull}
          addButton={<AddItem label={t.addPolicy} item={NEW_POLICY} />}
          removeButton={<RemoveLastItem nameOf={t.policy} />}
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
  const t = textsOf(consoleCharityProfileTexts);
  const isRight = policy && Object.keys(policyProblems(policy)).length === 0;
  return (
    <Box role="group" aria-label={t.policy({ place: index + 1 })} sx={{ width: '100%' }}>
      <Box sx={fields}>
        <TextInput source="name" label={t.policyName} isRequired sx={{ gridColumn: '1 / -1' }} />
        <NumberInput source="supervisedAge" label={t.supervisedAge} min={0} max={120} isRequired />
        <NumberInput source="soloAge" label={t.soloAge} min={0} max={120} isRequired />
        <NumberInput source="maxAge" label={t.maxAge} min={0} max={120} isRequired />
      </Box>
      {isRight && (
        <Typography sx={{ color: 'text.secondary' }}>
          {t.policyReads({ requirement: ageRequirement(policy, textsOf(ageRulesTexts)) })}
        </Typography>
      )}
    </Box>
  );
}

const fields = {
  display: 'grid',
  columnGap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' },
};
