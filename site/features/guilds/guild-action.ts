import type { ShownError } from '#domain/wording/error-copy.ts';
import {
  AcceptIntoGuildDocument,
  AnnounceToGuildDocument,
  AnswerReservationRequestDocument,
  ApplyToGuildDocument,
  ChangeGuildRoleDocument,
  CreateGuildInviteDocument,
  DeclineForGuildDocument,
  GiveReservationBackDocument,
  JoinGuildDocument,
  LeaveGroupDocument,
  RemoveFromGuildDocument,
  RenewGuildCodeDocument,
  RevokeGuildInviteDocument,
  SetGuildAsksFirstDocument,
  SetGuildClosedToDocument,
  WithdrawApplicationDocument,
} from '../../gql/generated.ts';
import { ask } from '../../lib/api-client.ts';
import type { FlashKey } from '../../lib/cookies/flash.ts';
import { textIn } from '../../lib/forms/read-form.ts';

const ACTIONS = [
  'guild-code',
  'leave',
  'apply',
  'accept',
  'decline',
  'withdraw',
  'change-role',
  'renew-code',
  'answer',
  'give-back',
  'asks-first',
  'ask',
  'remove',
  'announce',
  'make-invite',
  'end-invite',
  'close',
  'open',
] as const;

/** A form of a guild's page, with what was typed, so that a problem loses nothing. */
export type GuildAction = {
  action: (typeof ACTIONS)[number];
  code: string;
  answer: string;
  applicationId: string;
  memberId: string;
  fromRole: string;
  toRole: string;
  requestId: string;
  accepts: boolean;
  contractId: string;
  asksFirst: boolean;
  providerId: string;
  text: string;
  clientKey: string;
  inviteId: string;
  /** Whom the last admin names; empty for no one. */
  successorId: string;
};

/** A link that was just made; its address is known this once. */
export type MadeInvite = { address: string; expiresAt: string };

/** Done, with a notice unless nothing was to do; or refused. */
export type GuildActionResult =
  | { toast: FlashKey | null; error: null; made?: MadeInvite }
  | { toast: null; error: ShownError };

type Locals = Pick<App.Locals, 'execute' | 'requestId' | 'viewer'>;

/** Reads the posted form; null when it is none of the page's forms. */
export function readGuildAction(form: FormData): GuildAction | null {
  const action = ACTIONS.find((one) => one === form.get('action'));
  if (!action) return null;
  return {
    action,
    code: textIn(form, 'code').trim(),
    answer: textIn(form, 'answer').trim(),
    applicationId: textIn(form, 'application'),
    memberId: textIn(form, 'member'),
    fromRole: textIn(form, 'from'),
    toRole: textIn(form, 'to'),
    requestId: textIn(form, 'request'),
    accepts: form.get('accepts') === 'yes',
    contractId: textIn(form, 'reservation'),
    asksFirst: form.get('asksFirst') === 'yes',
    providerId: textIn(form, 'charity'),
    text: textIn(form, 'text'),
    clientKey: textIn(form, 'clientKey'),
    inviteId: textIn(form, 'invite'),
    successorId: textIn(form, 'successor'),
  };
}

/** Does what the form asks: of who would like to join, or of the guild’s admins. */
export async function runGuildAction(
  locals: Locals,
  id: string,
  input: GuildAction,
): Promise<GuildActionResult> {
  const runs: Record<GuildAction['action'], () => Promise<GuildActionResult>> = {
    'guild-code': () => join(locals, id, input),
    leave: () => leave(locals, id, input),
    apply: () => apply(locals, id, input),
    accept: () => accept(locals, id, input),
    decline: () => decline(locals, id, input),
    withdraw: () => withdraw(locals, id),
    'change-role': () => changeRole(locals, id, input),
    'renew-code': () => renewCode(locals, id),
    answer: () => answer(locals, input),
    'give-back': () => giveBack(locals, input),
    'asks-first': () => setAsksFirst(locals, id, input),
    ask: () => askForIt(locals, id, input),
    remove: () => remove(locals, id, input),
    announce: () => announce(locals, id, input),
    'make-invite': () => makeInvite(locals, id),
    'end-invite': () => endInvite(locals, id, input),
    close: () => setClosedTo(locals, id, input, true),
    open: () => setClosedTo(locals, id, input, false),
  };
  return runs[input.action]();
}

async function join(locals: Locals, guildId: string, { code }: GuildAction) {
  const id = locals.viewer?.accountId ?? '';
  return resultOf((await ask(locals, JoinGuildDocument, { id, guildId, code })).error, 'guild-entered');
}

async function leave(locals: Locals, groupId: string, { successorId }: GuildAction) {
  const leaving = { groupId, successorId: successorId || null };
  return resultOf((await ask(locals, LeaveGroupDocument, leaving)).error, 'guild-left');
}

async function apply(locals: Locals, id: string, { answer }: GuildAction) {
  return resultOf(
    (await ask(locals, ApplyToGuildDocument, { id, answer: answer || null })).error,
    'guild-applied',
  );
}

/** Applies to look after a guild without an admin. */
async function askForIt(locals: Locals, id: string, { answer }: GuildAction) {
  const { error } = await ask(locals, ApplyToGuildDocument, { id, answer: answer || null });
  return resultOf(error, 'guild-asked-for');
}

async function remove(locals: Locals, id: string, { memberId }: GuildAction) {
  return resultOf((await ask(locals, RemoveFromGuildDocument, { id, memberId })).error, 'member-removed');
}

async function announce(locals: Locals, id: string, { text, clientKey }: GuildAction) {
  return resultOf((await ask(locals, AnnounceToGuildDocument, { id, text, clientKey })).error, 'guild-told');
}

async function makeInvite(locals: Locals, id: string): Promise<GuildActionResult> {
  const { data, error } = await ask(locals, CreateGuildInviteDocument, { id });
  return data ? { toast: null, error: null, made: data.createGuildInvite } : resultOf(error, 'invite-ended');
}

async function endInvite(locals: Locals, id: string, { inviteId }: GuildAction) {
  return resultOf((await ask(locals, RevokeGuildInviteDocument, { id, inviteId })).error, 'invite-ended');
}

async function accept(locals: Locals, id: string, { applicationId }: GuildAction) {
  return resultOf(
    (await ask(locals, AcceptIntoGuildDocument, { id, applicationId })).error,
    'application-accepted',
  );
}

async function decline(locals: Locals, id: string, { applicationId }: GuildAction) {
  return resultOf(
    (await ask(locals, DeclineForGuildDocument, { id, applicationId })).error,
    'application-declined',
  );
}

async function withdraw(locals: Locals, groupId: string) {
  return resultOf(
    (await ask(locals, WithdrawApplicationDocument, { groupId })).error,
    'application-withdrawn',
  );
}

async function changeRole(
  locals: Locals,
  id: string,
  { memberId, fromRole: from, toRole: to }: GuildAction,
): Promise<GuildActionResult> {
  if (from === to) return { toast: null, error: null };
  return resultOf(
    (await ask(locals, ChangeGuildRoleDocument, { id, memberId, from, to })).error,
    'role-changed',
  );
}

async function renewCode(locals: Locals, id: string) {
  return resultOf((await ask(locals, RenewGuildCodeDocument, { id })).error, 'code-renewed');
}

async function answer(locals: Locals, { requestId: id, accepts }: GuildAction) {
  const { error } = await ask(locals, AnswerReservationRequestDocument, { id, accepts });
  return resultOf(error, accepts ? 'request-accepted' : 'request-declined');
}

async function giveBack(locals: Locals, { contractId: id }: GuildAction) {
  return resultOf((await ask(locals, GiveReservationBackDocument, { id })).error, 'reservation-given-back');
}

async function setAsksFirst(locals: Locals, id: string, { asksFirst }: GuildAction) {
  const { error } = await ask(locals, SetGuildAsksFirstDocument, { id, asksFirst });
  return resultOf(error, asksFirst ? 'guild-asks-first' : 'guild-asks-later');
}

async function setClosedTo(locals: Locals, id: string, { providerId }: GuildAction, isClosed: boolean) {
  const { error } = await ask(locals, SetGuildClosedToDocument, { id, providerId, isClosed });
  return resultOf(error, isClosed ? 'guild-closed' : 'guild-opened');
}

function resultOf(error: ShownError | null, toast: FlashKey): GuildActionResult {
  return error ? { toast: null, error } : { toast, error: null };
}
