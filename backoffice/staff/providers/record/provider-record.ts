import { type AgePolicy, parseAgePolicies } from '#domain/ages/age-policy.ts';
import { consoleCharitiesTexts } from '#domain/texts/generated/console-charities.ts';
import { changedFields } from '../../../api-client/changed-fields.ts';
import type {
  CharitySettingsInput,
  ConsoleCharityFragment,
  LocationInput,
  NewProviderInput,
  ProviderChangesInput,
  StaffCharityDetailsFragment,
} from '../../../gql/generated.ts';
import { textsOf } from '../../../language/console-locale.ts';

/** A charity as its form holds it: lists in place of JSON, and what is shown only. */
export type ProviderRecord = Omit<StaffCharityDetailsFragment, 'agePolicies' | 'approvedLocations'> & {
  agePolicies: AgePolicy[];
  approvedLocations: LocationInput[];
};

/** What can be changed of it; of a new charity some is still missing, and emptied fields are null. */
export type ProviderForm = Pick<ProviderRecord, 'name' | 'districtId' | 'isVisible' | 'isSponsor'> & {
  mission?: string | null;
  website?: string | null;
  telephone?: string | null;
  demandsEmergencyContact?: boolean | null;
  demandsFullRecord?: boolean | null;
  organizationCode?: string | null;
  agePolicies?: AgePolicy[];
  approvedLocations?: LocationInput[];
};

/** The form's record of what the API sent. */
export function providerRecordOf(charity: StaffCharityDetailsFragment): ProviderRecord {
  return {
    ...charity,
    agePolicies: parseAgePolicies(charity.agePolicies),
    approvedLocations: charity.approvedLocations.map(
      ({ id, name, address, detail, latitude, longitude }) => ({
        id,
        name,
        address,
        detail,
        latitude,
        longitude,
      }),
    ),
  };
}

/** What differs from the charity as it was loaded. */
export function providerChanges(
  record: ProviderForm,
  previous: ProviderForm & { id: string },
): ProviderChangesInput {
  return { ...changedFields(newProviderInput(record), newProviderInput(previous)), id: previous.id };
}

/** What a new charity is made of. An empty text means no code; an empty mission is one. */
export function newProviderInput(record: ProviderForm): NewProviderInput {
  const {
    name,
    mission,
    website,
    telephone,
    districtId,
    isVisible,
    isSponsor,
    demandsEmergencyContact,
    demandsFullRecord,
    organizationCode,
    agePolicies,
    approvedLocations,
  } = record;
  return {
    name,
    mission: mission ?? '',
    website: website ?? null,
    telephone: telephone ?? null,
    districtId,
    isVisible,
    isSponsor,
    demandsEmergencyContact: demandsEmergencyContact ?? true,
    demandsFullRecord: demandsFullRecord ?? false,
    organizationCode: organizationCode || null,
    agePolicies: (agePolicies ?? []).map(({ name: policy, supervisedAge, soloAge, maxAge }) => ({
      name: policy,
      supervisedAge,
      soloAge,
      maxAge,
    })),
    approvedLocations: (approvedLocations ?? []).map(locationInput),
  };
}

function locationInput({ id, name, address, detail, latitude, longitude }: LocationInput): LocationInput {
  return {
    ...(id ? { id } : {}),
    name,
    address,
    detail: detail ?? '',
    latitude: latitude ?? null,
    longitude: longitude ?? null,
  };
}

/** A charity as the form of its settings holds it; emptied fields are null. */
export type CharityRecord = {
  id: string;
  mission: string | null;
  website: string | null;
  telephone: string | null;
  organizationCode: string | null;
  agePolicies: AgePolicy[];
  approvedLocations: LocationInput[];
};

/** The form's record of what the API sent. */
export function charityRecordOf({ id, organizationCode, provider }: ConsoleCharityFragment): CharityRecord {
  const { mission, website, telephone, agePolicies, approvedLocations } = provider;
  const lists = { agePolicies: parseAgePolicies(agePolicies), approvedLocations };
  return { id, mission, website, telephone, organizationCode, ...lists };
}

/** What differs from the settings as they were loaded. */
export function charityChanges(record: CharityRecord, previous: CharityRecord): CharitySettingsInput {
  return { ...changedFields(inputOf(record), inputOf(previous)), id: previous.id };
}

function inputOf(record: CharityRecord): Omit<CharitySettingsInput, 'id'> {
  return {
    mission: record.mission ?? '',
    website: record.website,
    telephone: record.telephone,
    organizationCode: record.organizationCode || null,
    agePolicies: record.agePolicies.map(({ name, supervisedAge, soloAge, maxAge }) => ({
      ...{ name, supervisedAge, soloAge, maxAge },
    })),
    approvedLocations: record.approvedLocations.map(locationInput),
  };
}

/** Creator of a charity: staff, or the importer of a public list. */
export function sourceLabel(importSource: string | null): string {
  const t = textsOf(consoleCharitiesTexts);
  return importSource === null ? t.byStaff : t.byImporter({ source: importSource });
}
