import type { RegistrationField } from '#domain/identity/registration.ts';
import type { SpokenLanguage } from '#domain/identity/spoken-language.ts';
import type { OwnDetailsDataFragment } from '../../gql/generated.ts';
import type { FormProblem } from '../../lib/forms/form-problem.ts';
import type { DetailSection, DetailsOutcome, SentDetails } from './own-details-form.ts';

type Values = Partial<Record<RegistrationField, string>>;

/** What the forms of “Your details” show: what is stored, or what was just sent, with what is wrong with it. */
export type DetailsState = {
  valuesOf: (section: DetailSection) => Values;
  problemsOf: (section: DetailSection) => readonly FormProblem[];
  /** The new address as it was typed: the stored one is not offered for a change. */
  sentValuesOf: (section: DetailSection) => Values;
  /** Null where that form was not sent. */
  sentLanguages: readonly SpokenLanguage[] | null;
};

/** The state of the forms; `sent` and `outcome` null where none was sent. */
export function detailsState(
  details: OwnDetailsDataFragment | null,
  sent: SentDetails | null,
  outcome: DetailsOutcome | null,
): DetailsState {
  const known = {
    nameFirst: details?.nameFirst ?? '',
    nameLast: details?.nameLast ?? '',
    phoneNumber: details?.phoneNumber ?? '',
    emergencyContactName: details?.emergencyContactName ?? '',
    emergencyContactNumber: details?.emergencyContactNumber ?? '',
    dateOfBirth: details?.dateOfBirth ?? '',
    username: details?.username ?? '',
  };
  const isSent = (section: DetailSection) => sent?.section === section;
  const sentValuesOf = (section: DetailSection) => (isSent(section) ? (sent?.values ?? {}) : {});
  return {
    sentValuesOf,
    valuesOf: (section) => (isSent(section) ? { ...known, ...sentValuesOf(section) } : known),
    problemsOf: (section) => (isSent(section) ? (outcome?.problems ?? []) : []),
    sentLanguages: isSent('about') ? (sent?.languages ?? []) : null,
  };
}
