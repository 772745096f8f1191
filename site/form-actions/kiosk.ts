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
import type { FormPage } from '../lib/forms/form-action.ts';
import type { FormProblem } from '../lib/forms/form-problem.ts';
import { readForm, textIn } from '../lib/forms/read-form.ts';
import { seeOther } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';

/** A form of the kiosk that was not done: what was typed comes back, but for birthdays and PINs. */
type SentKiosk = {
  problems: FormProblem[];
  error: ShownError | null;
  walkIn: { form: WalkInForm; key: string } | null;
};

const UNDONE: SentKiosk = { problems: [], error: null, walkIn: null };

/** Checks someone in or out at the kiosk, adds someone new, or closes it. */
export default async function useKiosk(page: FormPage): Promise<Response | SentKiosk> {
  const form = await readForm(page.request);
  const action = textIn(form, 'action');
  if (action === 'in' || action === 'out') return checkIn(page, form, action);
  if (action === 'add') return addWalkIn(page, form);
  return action === 'close' ? close(page, form) : seeOther(paths.kiosk());
}

async function checkIn({ locals, url }: FormPage, form: FormData, action: 'in' | 'out') {
  const personId = url.searchParams.get('person') ?? '';
  const [month = 0, day = 0] = ['month', 'day'].map((name) => numberIn(textIn(form, name)));
  const variables = { personId, month, day, isLeaving: action === 'out' };
  const { data, error } = await ask(locals, CheckInAtKioskDocument, variables);
  if (error) return { ...UNDONE, error };
  if (data.checkInAtKiosk === 'DONE') return seeOther(paths.kiosk({ done: action }));
  if (data.checkInAtKiosk === 'UNCHANGED') return seeOther(paths.kiosk({ person: personId }));
  const t = kioskTexts(locals.locale);
  const isWrong = data.checkInAtKiosk === 'WRONG_BIRTHDAY';
  return { ...UNDONE, problems: isWrong ? [{ field: 'month', text: t.wrong }] : [] };
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
  const undone = { ...UNDONE, walkIn: { form, key } };
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
  return added.error ? { ...undone, error: added.error } : seeOther(paths.kiosk({ done: 'added' }));
}

async function close({ locals }: FormPage, form: FormData) {
  const { data, error, setCookies } = await ask(locals, CloseKioskDocument, { pin: textIn(form, 'pin') });
  if (error) return { ...UNDONE, error };
  if (data.closeKiosk) return seeOther(paths.login(), setCookies);
  return { ...UNDONE, problems: [{ field: 'pin', text: kioskTexts(locals.locale).wrongPin }] };
}
