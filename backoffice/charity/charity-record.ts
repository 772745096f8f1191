import { type AgePolicy, parseAgePolicies } from '#domain/ages/age-policy.ts';
import { changedFields } from '../api-client/changed-fields.ts';
import type { CharitySettingsInput, ConsoleCharityFragment, LocationInput } from '../gql/generated.ts';
import { locationInput } from '../staff/providers/record/provider-record.ts';

/** A charity as the form of its settings holds it; emptied fields are null. */
export type CharityRecord = {
  id: string;
  mission: string | null;
  organizationCode: string | null;
  agePolicies: AgePolicy[];
  approvedLocations: LocationInput[];
};

/** The form's record of what the API sent. */
export function charityRecordOf({ id, organizationCode, provider }: ConsoleCharityFragment): CharityRecord {
  const { mission, agePolicies, approvedLocations } = provider;
  return { id, mission, organizationCode, agePolicies: parseAgePolicies(agePolicies), approvedLocations };
}

/** What differs from the settings as they were loaded. */
export function charityChanges(record: CharityRecord, previous: CharityRecord): CharitySettingsInput {
  return { ...changedFields(inputOf(record), inputOf(previous)), id: previous.id };
}

function inputOf(record: CharityRecord): Omit<CharitySettingsInput, 'id'> {
  return {
    mission: record.mission ?? '',
    organizationCode: record.organizationCode || null,
    agePolicies: record.agePolicies.map(({ name, supervisedAge, soloAge, maxAge }) => ({
      ...{ name, supervisedAge, soloAge, maxAge },
    })),
    approvedLocations: record.approvedLocations.map(locationInput),
  };
}
