import { zipOf } from '#domain/areas/zip-code.ts';
import {
  checkRegistration,
  isOfAnyField,
  type RegistrationField,
  readTyped,
} from '#domain/identity/registration.ts';
import { fieldLabelsTexts } from '#domain/texts/generated/field-labels.ts';
import { fieldProblemsTexts } from '#domain/texts/generated/field-problems.ts';
import { shortRecordTexts } from '#domain/texts/generated/short-record.ts';
import type { ShownError } from '#domain/wording/error-copy.ts';
import { errorCopyIn } from '#domain/wording/error-copy-in.ts';
import { type RecordPart, TellRecordDocument } from '../../gql/generated.ts';
import { ask } from '../../lib/api-client.ts';
import type { FlashKey } from '../../lib/cookies/flash.ts';
import type { FormProblem } from '../../lib/forms/form-problem.ts';
import { textIn } from '../../lib/forms/read-form.ts';
import { signUpPlainly } from '../sign-up/take-place.ts';

/** Which fields tell each part. */
export const PART_FIELDS = {
  TELEPHONE: ['phoneNumber'],
  EMERGENCY_CONTACT: ['emergencyContactName', 'emergencyContactNumber'],
  ZIP_CODE: [],
} as const satisfies Record<RecordPart, readonly RegistrationField[]>;

type PartField = (typeof PART_FIELDS)[RecordPart][number];
const FIELDS: readonly PartField[] = Object.values(PART_FIELDS).flat();

/** What was typed, as it was typed. `demanded`: what has to be told before the sign-up, which then goes on. */
export type SentRecord = {
  values: Partial<Record<PartField, string>>;
  zipCode: string;
  demanded: readonly RecordPart[];
};

/** What became of it: told, or what is wrong. */
export type RecordOutcome =
  | { toast: FlashKey; problems: []; error: null }
  | { toast: null; problems: FormProblem[]; error: ShownError };

type Locals = Pick<App.Locals, 'execute' | 'requestId' | 'config' | 'now' | 'locale' | 'viewer'>;

/** Reads the posted panel of the quest's page; null when it is another form. */
export function readRecordForm(form: FormData): SentRecord | null {
  if (form.get('action') !== 'tell-record') return null;
  const values = Object.fromEntries(
    FIELDS.map((field) => [field, readTyped(field, textIn(form, field).trim())]),
  );
  const parts = Object.keys(PART_FIELDS) as RecordPart[];
  return {
    values,
    zipCode: textIn(form, 'zipCode').trim(),
    demanded: parts.filter((part) => form.getAll('demanded').includes(part)),
  };
}

/** Keeps what was told; where it was demanded before the sign-up, that goes on at once. */
export async function tellRecord(locals: Locals, questId: string, sent: SentRecord): Promise<RecordOutcome> {
  const problems = problemsOf(locals, sent);
  if (problems.length > 0) return { toast: null, problems, error: { code: 'BAD_USER_INPUT' } };
  const told = Object.entries(sent.values).filter(([, value]) => value !== '');
  const input = { ...Object.fromEntries(told), zipCode: sent.zipCode || null };
  const { error } = await ask(locals, TellRecordDocument, { input });
  if (error) {
    const supportEmail = locals.config.supportEmail ?? undefined;
    const text = errorCopyIn(locals.locale, error, { supportEmail, isWrite: true });
    return { toast: null, problems: [{ field: null, text }], error };
  }
  const chariteerId = locals.viewer?.accountId;
  const goesOn = sent.demanded.length > 0 && chariteerId !== undefined;
  const isOn = goesOn && (await signUpPlainly(locals, questId, chariteerId));
  return { toast: isOn ? 'signed-up' : 'record-saved', problems: [], error: null };
}

/** What is demanded has to stand there; of the rest only what was begun. */
function problemsOf({ locale, now }: Locals, { values, zipCode, demanded }: SentRecord): FormProblem[] {
  const t = fieldProblemsTexts(locale);
  const labels = fieldLabelsTexts(locale);
  const parts = Object.keys(PART_FIELDS) as RecordPart[];
  const told = parts.filter(
    (part) => demanded.includes(part) || PART_FIELDS[part].some((field) => values[field]),
  );
  const fields = told.flatMap((part): readonly PartField[] => PART_FIELDS[part]);
  const found = checkRegistration(t, values, now, fields);
  const problems = fields.flatMap((field): FormProblem[] => {
    const text = found[field];
    if (text === undefined) return [];
    return [isOfAnyField(t, text) ? { field, text, label: labels[field] } : { field, text }];
  });
  if (zipCode === '' ? !demanded.includes('ZIP_CODE') : zipOf(zipCode) !== null) return problems;
  return [...problems, { field: 'zipCode', text: t.zipCode, label: shortRecordTexts(locale).zipCode }];
}
