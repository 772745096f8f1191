import { Box } from '@mui/material';
import { ReferenceInput, SelectInput } from 'react-admin';
import { PROFILE_FIELDS } from '#domain/charities/provider-form.ts';
import { RecordInput } from '../../fields/RecordInput.tsx';
import { RecordInputs } from '../../fields/RecordInputs.tsx';
import { said } from '../../language/console-locale.ts';
import { AgePolicyInputs } from './AgePolicyInputs.tsx';
import { LocationInputs } from './LocationInputs.tsx';

/** The fields of a charity, by their table; provider-validation.ts checks them all. */
export function ProviderInputs() {
  return (
    <RecordInputs
      fields={PROFILE_FIELDS}
      parts={{
        districtId: (
          <Box sx={beside}>
            <ReferenceInput source="districtId" reference="districts">
              <SelectInput label={said(PROFILE_FIELDS.districtId.label)} optionText="name" isRequired />
            </ReferenceInput>
            <RecordInput
              source="organizationCode"
              field={PROFILE_FIELDS.organizationCode}
              autoComplete="off"
            />
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
