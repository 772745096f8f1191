import { textMessagesTexts } from '#domain/texts/generated/text-messages.ts';
import type { ShownError } from '#domain/wording/error-copy.ts';
import { errorCopyIn } from '#domain/wording/error-copy-in.ts';
import {
  AddPushSubscriptionDocument,
  ConfirmTextNumberDocument,
  RemovePushSubscriptionDocument,
  RemoveTextNumberDocument,
  RequestTextNumberDocument,
} from '../../gql/generated.ts';
import { ask } from '../../lib/api-client.ts';
import type { FormProblem } from '../../lib/forms/form-problem.ts';
import { textIn } from '../../lib/forms/read-form.ts';

/** What became of a form of the cards about telephone and browsers. */
export type DeviceOutcome = {
  /** The API's; null where all is well. */
  error: ShownError | null;
  problems: FormProblem[];
  typed: { number: string; code: string; agrees: boolean };
};

type Answer = { error: ShownError | null };
type Locals = App.Locals;

/** What each button does, and the field that a refusal is about. */
const ACTIONS: Record<string, { field: string | null; run: (l: Locals, form: FormData) => Promise<Answer> }> =
  {
    'push-add': {
      field: null,
      run: (locals, form) => {
        const [endpoint, p256dh, auth] = ['endpoint', 'p256dh', 'auth'].map((name) => textIn(form, name));
        const input = { endpoint: endpoint ?? '', p256dh: p256dh ?? '', auth: auth ?? '' };
        return ask(locals, AddPushSubscriptionDocument, { input });
      },
    },
    'push-remove': {
      field: null,
      run: (locals, form) => ask(locals, RemovePushSubscriptionDocument, { id: textIn(form, 'id') }),
    },
    'text-ask': {
      field: 'textNumber',
      run: (locals, form) =>
        ask(locals, RequestTextNumberDocument, {
          number: textIn(form, 'textNumber'),
          agreedVersion: textIn(form, 'agrees'),
        }),
    },
    'text-confirm': {
      field: 'textCode',
      run: (locals, form) => ask(locals, ConfirmTextNumberDocument, { code: textIn(form, 'textCode') }),
    },
    'text-remove': { field: null, run: (locals) => ask(locals, RemoveTextNumberDocument, {}) },
  };

/** Does what a form of these cards asks for; null when it is none of them. */
export async function saveDevice(locals: Locals, form: FormData): Promise<DeviceOutcome | null> {
  const section = textIn(form, 'section');
  const action = Object.hasOwn(ACTIONS, section) ? ACTIONS[section] : undefined;
  if (!action) return null;
  const agrees = textIn(form, 'agrees') !== '';
  const typed = { number: textIn(form, 'textNumber'), code: textIn(form, 'textCode'), agrees };
  const { error } = await action.run(locals, form);
  if (!error) return { error, problems: [], typed };
  const supportEmail = locals.config.supportEmail ?? undefined;
  const text = errorCopyIn(locals.locale, error, { supportEmail, isWrite: true });
  const isAboutField = error.code === 'BAD_USER_INPUT';
  const field = section === 'text-ask' && isAboutField && !agrees ? 'agreesToTexts' : action.field;
  return { error, problems: [problemAt(locals, isAboutField ? field : null, text)], typed };
}

function problemAt({ locale }: Locals, field: string | null, text: string): FormProblem {
  const t = textMessagesTexts(locale);
  const label = field === 'textNumber' ? t.numberLabel : field === 'textCode' ? t.codeLabel : undefined;
  return label === undefined ? { field, text } : { field, text, label };
}
