import { Box } from '@mui/material';
import { BooleanInput, ReferenceInput, SelectInput, TextInput } from 'react-admin';
import { AgePolicyInputs } from './AgePolicyInputs.tsx';
import { LocationInputs } from './LocationInputs.tsx';

/** The fields of a charity; provider-validation.ts checks them all. */
export function ProviderInputs() {
  return (
    <>
      <TextInput source="name" label="Name" isRequired helperText={false} />
      <TextInput source="mission" label="Mission" multiline minRows={3} helperText={false} />
      <Box sx={beside}>
        <ReferenceInput source="districtId" reference="districts">
          <SelectInput label="District" optionText="name" isRequired helperText={false} />
        </ReferenceInput>
        <TextInput
          source="organizationCode"
          label="Organization code"
          helperText="Lets volunteers skip the hours that a quest asks for. Seen by staff only."
          autoComplete="off"
        />
      </Box>
      <BooleanInput
        source="isVisible"
        label="Shown to everybody"
        helperText="Off: nobody finds it but staff and those who manage it."
      />
      <BooleanInput source="isSponsor" label="Sponsor" helperText="Puts a label on its card." />
      <LocationInputs />
      <AgePolicyInputs />
    </>
  );
}

const beside = {
  display: 'grid',
  width: '100%',
  columnGap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
};
