import {
  BecomeRegularDocument,
  EndRegularDocument,
  KeepRegularDocument,
  PauseRegularDocument,
  SkipRegularDateDocument,
} from '../gql/generated.ts';
import { ask } from '../lib/api-client.ts';
import type { FlashKey } from '../lib/cookies/flash.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { readForm, textIn } from '../lib/forms/read-form.ts';
import { seeOtherWithToast } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';

/** Comes to something every time, leaves out a date, pauses or stops. */
export default async function changeRegulars(page: FormPage) {
  const form = await readForm(page.request);
  const field = (name: string) => textIn(form, name);
  const [toast, asked] = sendChange(page, field);
  const { error } = await asked;
  return error
    ? { error, id: field('id'), until: field('until') }
    : seeOtherWithToast(page, paths.regulars(), toast);
}

type Sent = ReturnType<typeof ask>;

function sendChange({ locals }: FormPage, field: (name: string) => string): [FlashKey, Sent] {
  const id = field('id');
  const [become, skip, takeBack] = [field('become'), field('skip'), field('take-back')];
  if (become) return ['regular-made', ask(locals, BecomeRegularDocument, { questId: become })];
  if (field('stop')) return ['regular-stopped', ask(locals, EndRegularDocument, { id })];
  if (field('yes')) return ['regular-changed', ask(locals, KeepRegularDocument, { id })];
  if (skip || takeBack) {
    const date = { id, day: skip || takeBack, isSkipped: skip !== '' };
    return ['regular-changed', ask(locals, SkipRegularDateDocument, date)];
  }
  const until = field('resume') ? null : field('until');
  return ['regular-changed', ask(locals, PauseRegularDocument, { id, until })];
}
