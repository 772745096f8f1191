import { unreadableParts } from '#domain/attendance/kiosk.ts';
import { problemsOfWalkIn, WALK_IN_BANDS, type WalkInForm, walkInOf } from '#domain/attendance/walk-in.ts';
import { fieldLabelsTexts } from '#domain/texts/generated/field-labels.ts';
import { fieldProblemsTexts } from '#domain/texts/generated/field-problems.ts';
import { kioskTexts } from '#domain/texts/generated/kiosk.ts';
import type { ShownError } from '#domain/wording/error-copy.ts';
import {
  AddWalkInAtKioskDocument,
  CheckInAtKioskDocument,
  CloseKioskDocument,
  KioskDocument,
} from '../gql/generated.ts';
import { ask } from '../lib/api-client.ts';
import { seeOtherInOwn, seeOtherSaying } from '../lib/cookies/kiosk-cookies.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import type { FormProblem } from '../lib/forms/form-problem.ts';
import { readForm, textIn } from '../lib/forms/read-form.ts';
import { seeOther } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';

/** What became of a form of the kiosk. What was typed comes back once, but for birthdays and PINs. */
export type KioskSaid = {
  done: 'in' | 'out' | 'added' | null;
  /** The person who is checked in or out. */
  personId: string | null;
  isWrongBirthday: boolean;
  problems: FormProblem[];
  error: ShownError | null;
  walkIn: { form: WalkInForm; key: string } | null;
};

const NOTHING: KioskSaid = {
  done: null,
  personId: null,
  isWrongBirthday: false,
  problems: [],
  error: null,
  walkIn: null,
};

/**
 * Checks someone in or out at the kiosk, adds someone new, or closes it. Every answer is a redirect: the next person
 * finds no form to send again, and nothing that was typed.
 */
export default async function useKiosk(page: FormPage): Promise<Response> {
  const form = await readForm(page.request);
  const action = textIn(form, 'action');
  const said = await saidOf(page, form, action);
  if (said instanceof Response) return said;
  const { pathname, search } = page.url;
  return seeOtherSaying(page, said.done ? paths.kiosk() : pathname + search, { ...NOTHING, ...said });
}

function saidOf(
  page: FormPage,
  form: FormData,
  action: string,
): Promise<Response | Partial<KioskSaid>> | Response {
  if (action === 'in' || action === 'out') return checkIn(page, form, action);
  if (action === 'add') return addWalkIn(page, form);
  return action === 'close' ? close(page, form) : seeOther(paths.kiosk());
}

async function checkIn({ locals, url }: FormPage, form: FormData, action: 'in' | 'out') {
  const personId = url.searchParams.get('person') ?? '';
  const birthday = { month: numberIn(textIn(form, 'month')), day: numberIn(textIn(form, 'day')) };
  const { range } = kioskTexts(locals.locale);
  const problems = unreadableParts(birthday).map(({ field, max }) => ({ field, text: range({ max }) }));
  if (problems.length > 0) return { problems };
  const variables = { personId, ...birthday, isLeaving: action === 'out' };
  const { data, error } = await ask(locals, CheckInAtKioskDocument, variables);
  if (error) return { error };
  if (data.checkInAtKiosk === 'DONE') return { done: action, personId };
  return data.checkInAtKiosk === 'WRONG_BIRTHDAY'
    ? { isWrongBirthday: true }
    : seeOther(paths.kiosk({ person: personId }));
}

/** Western or Arabic digits; 0 for what is no number. */
function numberIn(text: string): number {
  const western = text.trim().replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660));
  return /^\d{1,2}$/.test(western) ? Number(western) : 0;
}

async function addWalkIn({ locals }: FormPage, sent: FormData) {
  const { locale } = locals;
  const [key, band] = [textIn(sent, 'key'), textIn(sent, 'ageBand')];
  const form = walkInOf({
    nameFirst: textIn(sent, 'nameFirst'),
    lastInitial: textIn(sent, 'lastInitial'),
    ageBand: WALK_IN_BANDS.find((one) => one === band) ?? 'ADULT',
    email: textIn(sent, 'email'),
    guardianName: textIn(sent, 'guardianName'),
    guardianEmail: textIn(sent, 'guardianEmail'),
  });
  const undone = { walkIn: { form, key } };
  const problems = Object.entries(problemsOfWalkIn(fieldProblemsTexts(locale), form)).map(
    ([field, text]) => ({
      field,
      text,
      ...(field === 'nameFirst' && { label: fieldLabelsTexts(locale).nameFirst }),
    }),
  );
  if (problems.length > 0) return { ...undone, problems };
  const { data, error } = await ask(locals, KioskDocument, {});
  if (error || !data.kiosk) return error ? { ...undone, error } : seeOther(paths.kiosk());
  const input = { ...form, key, locale, questId: data.kiosk.questId };
  const added = await ask(locals, AddWalkInAtKioskDocument, { input });
  return added.error ? { ...undone, error: added.error } : { done: 'added' as const };
}

async function close(page: FormPage, form: FormData) {
  const { locals } = page;
  const { data, error, setCookies } = await ask(locals, CloseKioskDocument, { pin: textIn(form, 'pin') });
  if (error) return { error };
  if (data.closeKiosk) return seeOtherInOwn(page, paths.login(), setCookies);
  return { problems: [{ field: 'pin', text: kioskTexts(locals.locale).wrongPin }] };
}
