import { PROFILE_FIELDS } from '#domain/charities/provider-form.ts';
import { consoleCharityProfileTexts } from '#domain/texts/generated/console-charity-profile.ts';
import { consoleDeskTexts } from '#domain/texts/generated/console-desk.ts';
import type { FormField } from '../../../fields/FieldInput.tsx';
import { textsOf } from '../../../language/console-locale.ts';

/** The table of a charity's fields with its labels and helps in the language of the console. */
export function profileFields(): Readonly<Record<keyof typeof PROFILE_FIELDS, FormField>> {
  const t = textsOf(consoleCharityProfileTexts);
  const { name, mission, districtId, organizationCode, isVisible, isSponsor, agePolicies } = PROFILE_FIELDS;
  return {
    name: called(name, t.name),
    mission: called(mission, t.mission),
    districtId: called(districtId, textsOf(consoleDeskTexts).district),
    organizationCode: called(organizationCode, t.code, t.codeHelp),
    isVisible: called(isVisible, t.isVisible, t.isVisibleHelp),
    isSponsor: called(isSponsor, t.isSponsor, t.isSponsorHelp),
    agePolicies: called(agePolicies, t.policies),
  };
}

function called(field: FormField, label: string, help?: string): FormField {
  return { ...field, label, input: help === undefined ? field.input : { ...field.input, help } };
}
