import { Button } from '@mui/material';
import { useState } from 'react';
import { BooleanInput, CheckboxGroupInput, ReferenceInput, SelectInput, TextInput } from 'react-admin';
import { READY_STAMP_IDS, type ReadyStampId } from '#domain/books/ready-stamps.ts';
import { type AcceptedRequest, acceptanceOf } from '#domain/charities/accepted-request.ts';
import { CHARITY_REQUEST_FIELDS } from '#domain/charities/charity-request.ts';
import { PROFILE_FIELDS, PROFILE_LIMITS } from '#domain/charities/provider-form.ts';
import { checkEmailAddress, checkPhone, checkUsername, readPhone } from '#domain/identity/registration.ts';
import { consoleAccountsTexts } from '#domain/texts/generated/console-accounts.ts';
import { consoleCharityProfileTexts } from '#domain/texts/generated/console-charity-profile.ts';
import { consoleCharityRequestsTexts } from '#domain/texts/generated/console-charity-requests.ts';
import { consoleDeskTexts } from '#domain/texts/generated/console-desk.ts';
import { fieldProblemsTexts } from '#domain/texts/generated/field-problems.ts';
import { readyStampsTexts } from '#domain/texts/generated/ready-stamps.ts';
import { isLocale, LOCALES, languageName } from '#domain/texts/locale.ts';
import { fieldsResolver } from '../../fields/fields-resolver.ts';
import { RecordInput } from '../../fields/RecordInput.tsx';
import type { StaffCharityRequestFragment } from '../../gql/generated.ts';
import { consoleLocale, textsOf } from '../../language/console-locale.ts';
import { FormDialog } from '../../widgets/forms/FormDialog.tsx';
import { shownThere, useChange } from '../../widgets/forms/use-change.ts';
import { acceptRequest } from './request-methods.ts';

type Props = { request: StaffCharityRequestFragment };
type Form = AcceptedRequest & { isVisible: boolean; locale: string; stamps: ReadyStampId[] };

/** Makes of a request charity, location and account, from what it says. */
export function AcceptRequest({ request }: Props) {
  const [isOpen, setOpen] = useState(false);
  const t = textsOf(consoleCharityRequestsTexts);
  return (
    <>
      <Button
        variant="contained"
        onClick={() => setOpen(true)}
        aria-label={t.acceptOf({ charity: request.charityName })}
      >
        {t.accept}
      </Button>
      {isOpen && <AcceptDialog request={request} onClose={() => setOpen(false)} />}
    </>
  );
}

function AcceptDialog({ request, onClose }: Props & { onClose: () => void }) {
  const t = textsOf(consoleCharityRequestsTexts);
  const { mutateAsync: accept } = useChange(acceptRequest, t.accepted({ charity: request.charityName }), {
    onError: shownThere,
  });
  const { id, locale } = request;
  const values: Form = {
    ...acceptanceOf({ ...request, districtId: request.districtId ?? null }),
    phoneNumber: readPhone(request.phoneNumber),
    isVisible: true,
    stamps: request.work,
    locale: isLocale(locale) ? locale : consoleLocale(),
  };
  return (
    <FormDialog<Form>
      title={t.acceptTitle({ charity: request.charityName })}
      maxWidth="sm"
      isFullOnPhones
      isNew
      values={values}
      resolver={fieldsResolver<Form>(PROFILE_FIELDS, problemsOf)}
      submitLabel={t.makeAndEmail}
      onClose={onClose}
      onSubmit={async (input) => {
        await accept({ input: { id, ...input } });
      }}
    >
      <CharityInputs />
      <AccountInputs />
    </FormDialog>
  );
}

/** What is cleared stays a text: react-admin would make null of it. */
const asTyped = (typed: string) => typed;

function CharityInputs() {
  const t = textsOf(consoleCharityProfileTexts);
  return (
    <>
      <RecordInput source="name" field={PROFILE_FIELDS.name} />
      <RecordInput source="mission" field={PROFILE_FIELDS.mission} />
      <RecordInput source="website" field={PROFILE_FIELDS.website} />
      <ReferenceInput source="districtId" reference="districts">
        <SelectInput
          label={textsOf(consoleDeskTexts).district}
          optionText={({ name }: { name: string }) => name}
          isRequired
        />
      </ReferenceInput>
      <TextInput parse={asTyped} source="locationName" label={t.locationName} isRequired />
      <TextInput parse={asTyped} source="address" label={t.address} isRequired />
      <BooleanInput source="isVisible" label={t.isVisible} helperText={t.isVisibleHelp} />
      <CheckboxGroupInput
        source="stamps"
        label={textsOf(consoleCharityRequestsTexts).stamps}
        choices={READY_STAMP_IDS.map((id) => ({ id, name: textsOf(readyStampsTexts)[id] }))}
        translateChoice={false}
      />
    </>
  );
}

function AccountInputs() {
  const desk = textsOf(consoleDeskTexts);
  return (
    <>
      <TextInput
        parse={asTyped}
        source="contactName"
        label={textsOf(consoleCharityRequestsTexts).speaker}
        isRequired
      />
      <TextInput parse={asTyped} source="username" label={desk.username} autoComplete="off" isRequired />
      <TextInput
        parse={asTyped}
        source="emailAddress"
        label={desk.emailAddress}
        type="email"
        autoComplete="off"
        isRequired
      />
      <TextInput
        parse={asTyped}
        source="phoneNumber"
        label={textsOf(consoleCharityRequestsTexts).phone}
        type="tel"
        autoComplete="off"
      />
      <SelectInput
        source="locale"
        label={textsOf(consoleAccountsTexts).readsIn}
        choices={LOCALES.map((id) => ({ id, name: languageName(id) }))}
      />
    </>
  );
}

/** What no field of a profile says. */
function problemsOf(form: Form) {
  const t = textsOf(fieldProblemsTexts);
  const profile = textsOf(consoleCharityProfileTexts);
  return {
    districtId: form.districtId ? null : profile.districtMissing,
    locationName: lengthProblem(form.locationName, PROFILE_LIMITS.nameMax, profile.locationNameMissing),
    address: lengthProblem(form.address, PROFILE_LIMITS.addressMax, profile.addressMissing),
    contactName: lengthProblem(
      form.contactName,
      CHARITY_REQUEST_FIELDS.contactName.most,
      textsOf(consoleDeskTexts).fillIn,
    ),
    username: checkUsername(t, form.username),
    emailAddress: checkEmailAddress(t, form.emailAddress),
    phoneNumber: form.phoneNumber === '' ? null : checkPhone(t, readPhone(form.phoneNumber)),
  };
}

function lengthProblem(text: string, max: number, ifEmpty: string): string | null {
  const length = [...text.trim()].length;
  if (length === 0) return ifEmpty;
  return length > max ? textsOf(consoleDeskTexts).atMost({ max: String(max) }) : null;
}
