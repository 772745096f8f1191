import { Box } from '@mui/material';
import { ReferenceInput, SelectInput } from 'react-admin';
import { RecordInput } from '../../fields/RecordInput.tsx';
import { RecordInputs } from '../../fields/RecordInputs.tsx';
import { AgePolicyInputs } from './AgePolicyInputs.tsx';
import { LocationInputs } from './LocationInputs.tsx';
import { profileFields } from './record/profile-fields.ts';

/** The fields of a charity, by their table; provider-validation.ts checks them all. */
export function ProviderInputs() {
  const fields = profileFields();
  return (
    <RecordInputs
      fields={fields}
      parts={{
        districtId: (
          <Box sx={beside}>
            <ReferenceInput source="districtId" reference="districts">
              <SelectInput label={fields.districtId.label} optionText="name" isRequired />
            </ReferenceInput>
            <RecordInput source="organizationCode" field={fields.organizationCode} autoComplete="off" />
          </Box>
        ),
        organizationCode: null,
        agePolicies: (
          <>
            <LocationInputs />
            <AgePolicyInputs />
          </>
        ),
      }}
    />
  );
}

const beside = {
  display: 'grid',
  width: '100%',
  columnGap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
};
