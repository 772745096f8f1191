import type { ErrorCode } from '#domain/errors/errors.ts';
import { feastFormJson, isFeastComplete } from '#domain/sign-up/feast-form.ts';
import type { ErrorOperation, ShownError } from '#domain/wording/error-copy.ts';
import {
  ApplyForTrainingsDocument,
  BailOutDocument,
  ChangePartyDocument,
  EnterOrganizationCodeDocument,
  JoinGuildDocument,
  NameSupervisorDocument,
  type QuestOfFormDataFragment,
  ResendVerificationDocument,
} from '../../gql/generated.ts';
import { ask } from '../../lib/api-client.ts';
import type { FlashKey } from '../../lib/cookies/flash.ts';
import { textIn } from '../../lib/forms/read-form.ts';
import { datesIn } from '../several-dates/load-dates.ts';
import { changeWaiting, isWaitingAction } from '../waiting/waiting-actions.ts';
import { readPlaceForm } from './place-form.ts';
import type { QuestAnswers } from './quest-answers.ts';
import { type PlaceInput, takePlace } from './take-place.ts';

const ACTIONS = [
  'sign-up',
  'fulfill',
  'bail-out',
  'organization-code',
  'guild-code',
  'apply-training',
  'name-supervisor',
  'change-party',
  'resend-verification',
  'join-waiting',
  'leave-waiting',
  'decline-offer',
] as const;
export type QuestAction = (typeof ACTIONS)[number];

/** Actions whose refusals have words of their own. */
export const REFUSED_AS: { readonly [Action in QuestAction]?: ErrorOperation } = {
  'sign-up': 'sign-up',
  fulfill: 'sign-up',
  'apply-training': 'training-apply',
};

/** What was typed, so that a problem loses nothing. Instants in milliseconds. */
export type QuestActionInput = QuestAnswers &
  PlaceInput & {
    action: QuestAction;
    reason: string;
    /** The code of the charity or of the guild. */
    code: string;
    /** Templates of the trainings that are applied for. */
    trainings: readonly string[];
    /** Further dates of the same series to be signed up for besides. */
    dates: readonly string[];
    /** The child under the viewer's account for whom it is; empty for the viewer. */
    childId: string;
    /** Whether the press of the button was recorded when it opened the dialog. */
    isRecorded: boolean;
    /** Whether it was sent before, and the answer was lost. */
    isAgain: boolean;
  };

export type QuestActionResult =
  | { toast: FlashKey; error: null; setCookies: readonly string[] }
  | { toast: null; error: ShownError; setCookies: readonly string[] };

type Locals = Pick<App.Locals, 'execute' | 'requestId' | 'viewer' | 'now'>;

/** Reads the posted form of the quest page; null when it is none of its forms. */
export function readQuestAction(form: FormData): QuestActionInput | null {
  const action = ACTIONS.find((one) => one === form.get('action'));
  if (!action) return null;
  return {
    action,
    ...readPlaceForm(form),
    reason: textIn(form, 'reason').trim(),
    code: textIn(form, 'code').trim(),
    trainings: form.getAll('training').filter((id) => typeof id === 'string'),
    dates: datesIn(form),
    childId: textIn(form, 'childId'),
    isRecorded: textIn(form, 'recorded') === 'yes',
    isAgain: textIn(form, 'again') === 'yes',
  };
}

/** Signs the viewer up for the quest or takes them off it. */
export async function runQuestAction(
  locals: Locals,
  quest: QuestOfFormDataFragment,
  input: QuestActionInput,
): Promise<QuestActionResult> {
  const { viewer } = locals;
  if (!viewer) return refusal('NOT_LOGGED_IN');
  if (input.action === 'bail-out') return bailOut(locals, quest, input);
  if (input.action === 'organization-code') return enterCode(locals, quest, input);
  if (input.action === 'guild-code') return joinGuild(locals, quest, viewer.accountId, input);
  if (input.action === 'apply-training') return applyForTrainings(locals, quest, input);
  if (input.action === 'name-supervisor') return nameSupervisor(locals, quest, input);
  if (input.action === 'change-party') return changeParty(locals, quest, input);
  if (input.action === 'resend-verification') return resendLink(locals);
  if (isWaitingAction(input.action)) {
    const chariteerId = input.childId || viewer.accountId;
    const isInvited = input.action === 'join-waiting' && input.invitation !== '';
    const invited = isInvited ? { invitation: input.invitation } : {};
    const done = await changeWaiting(locals, input.action, { questId: quest.id, chariteerId, ...invited });
    return resultOf(done, done.toast);
  }
  if (input.action === 'sign-up') return signUp(locals, quest, input.childId || viewer.accountId, input);
  if (!isFeastComplete(input.feast)) return refusal('BAD_USER_INPUT');
  const formJSON = feastFormJson(input.feast, viewer.accountId, locals.now);
  return signUp(locals, quest, viewer.accountId, input, formJSON);
}

async function signUp(
  locals: Locals,
  quest: QuestOfFormDataFragment,
  chariteerId: string,
  input: QuestActionInput,
  formJSON: string | null = null,
): Promise<QuestActionResult> {
  const isFlexible = quest.flexibleMinimumTime !== null;
  const answer = await takePlace(locals, { questId: quest.id, isFlexible, chariteerId, formJSON }, input);
  const isOwn = input.childId === '' || input.isOffered;
  // Sent again because the first answer was lost, it stands, and is thanked for.
  const stands = input.isAgain && answer.error?.code === 'ALREADY_SIGNED_UP';
  return resultOf(stands ? { ...answer, error: null } : answer, isOwn ? 'signed-up' : 'child-signed-up');
}

async function bailOut(
  locals: Locals,
  quest: QuestOfFormDataFragment,
  input: QuestActionInput,
): Promise<QuestActionResult> {
  const ofChild = quest.childVerdicts?.find(({ child }) => child.id === input.childId)?.contractId;
  const contractId = input.childId === '' ? quest.viewerContract?.id : ofChild;
  if (!contractId) return refusal('NOT_SIGNED_UP');
  const answer = await ask(locals, BailOutDocument, { contractId, abandonReason: input.reason || null });
  return resultOf(answer, 'bailed-out');
}

async function nameSupervisor(
  locals: Locals,
  quest: QuestOfFormDataFragment,
  { supervisorUsername, supervisingGuardian }: QuestActionInput,
): Promise<QuestActionResult> {
  const contractId = quest.viewerContract?.id;
  if (!contractId) return refusal('NOT_SIGNED_UP');
  const answer = await ask(locals, NameSupervisorDocument, {
    contractId,
    supervisorUsername: supervisorUsername || null,
    supervisingGuardian: supervisingGuardian || null,
  });
  return resultOf(answer, 'supervisor-named');
}

async function changeParty(
  locals: Locals,
  quest: QuestOfFormDataFragment,
  { others }: QuestActionInput,
): Promise<QuestActionResult> {
  const contractId = quest.viewerContract?.id;
  if (!contractId) return refusal('NOT_SIGNED_UP');
  return resultOf(
    await ask(locals, ChangePartyDocument, { contractId, others: [...others] }),
    'party-changed',
  );
}

async function enterCode(
  locals: Locals,
  quest: QuestOfFormDataFragment,
  { code }: QuestActionInput,
): Promise<QuestActionResult> {
  const answer = await ask(locals, EnterOrganizationCodeDocument, { questId: quest.id, code });
  return resultOf(answer, 'code-accepted');
}

async function joinGuild(
  locals: Locals,
  quest: QuestOfFormDataFragment,
  id: string,
  { code }: QuestActionInput,
): Promise<QuestActionResult> {
  const guildId = quest.reservation?.guildId;
  if (!guildId) return refusal('GUILD_NOT_FOUND');
  return resultOf(await ask(locals, JoinGuildDocument, { id, guildId, code }), 'guild-joined');
}

async function applyForTrainings(
  locals: Locals,
  quest: QuestOfFormDataFragment,
  { trainings }: QuestActionInput,
): Promise<QuestActionResult> {
  const orientations = trainings.map((templateId) => ({ templateId }));
  const answer = await ask(locals, ApplyForTrainingsDocument, { orientations, questId: quest.id });
  return resultOf(answer, 'training-applied');
}

/** Another link to the own address, whose owner stays on the page of the quest. */
async function resendLink(locals: Locals): Promise<QuestActionResult> {
  const answer = await ask(locals, ResendVerificationDocument, { token: null });
  return resultOf(answer, answer.data?.resendVerification ? 'verification-sent' : 'address-confirmed');
}

function refusal(code: ErrorCode): QuestActionResult {
  return { toast: null, error: { code }, setCookies: [] };
}

function resultOf(
  { error, setCookies }: { error: ShownError | null; setCookies: readonly string[] },
  toast: FlashKey,
): QuestActionResult {
  return error ? { toast: null, error, setCookies } : { toast, error: null, setCookies };
}
