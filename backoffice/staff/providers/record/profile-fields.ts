import { PROFILE_FIELDS } from '#domain/charities/provider-form.ts';
import { consoleCharityProfileTexts } from '#domain/texts/generated/console-charity-profile.ts';
import { consoleDeskTexts } from '#domain/texts/generated/console-desk.ts';
import type { FormField } from '../../../fields/FieldInput.tsx';
import { textsOf } from '../../../language/console-locale.ts';

/** The table of a charity's fields with its labels and helps in the language of the console. */
export function profileFields(): Readonly<Record<keyof typeof PROFILE_FIELDS, FormField>> {
  const t = textsOf(consoleCharityProfileTexts);
  return {
    name: called(PROFILE_FIELDS.name, t.name),
    mission: called(PROFILE_FIELDS.mission, t.mission),
    districtId: called(PROFILE_FIELDS.districtId, textsOf(consoleDeskTexts).district),
    organizationCode: called(PROFILE_FIELDS.organizationCode, t.code, t.codeHelp),
    isVisible: called(PROFILE_FIELDS.isVisible, t.isVisible, t.isVisibleHelp),
    isSponsor: called(PROFILE_FIELDS.isSponsor, t.isSponsor, t.isSponsorHelp),
    demandsEmergencyContact: called(
      PROFILE_FIELDS.demandsEmergencyContact,
      t.demandsContact,
      t.demandsContactHelp,
    ),
    demandsFullRecord: called(PROFILE_FIELDS.demandsFullRecord, t.demandsRecord, t.demandsRecordHelp),
    agePolicies: called(PROFILE_FIELDS.agePolicies, t.policies),
  };
}

function called(field: FormField, label: string, help?: string): FormField {
  return { ...field, label, input: help === undefined ? field.input : { ...field.input, help } };
}
