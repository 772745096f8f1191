import type { ShownError } from '#domain/wording/error-copy.ts';
import {
  AnswerInvitationDocument,
  AnswerVolunteerInvitationDocument,
  LeaveGroupDocument,
} from '../../gql/generated.ts';
import { ask } from '../../lib/api-client.ts';
import type { FlashKey } from '../../lib/cookies/flash.ts';
import { textIn } from '../../lib/forms/read-form.ts';

const ACTIONS = ['accept', 'decline', 'leave', 'volunteer', 'volunteer-not'] as const;

/** A form of the page of the own groups. */
export type GroupAction = {
  action: (typeof ACTIONS)[number];
  invitationId: string;
  groupId: string;
  /** Whom the last admin names; empty for no one. */
  successorId: string;
};

export type GroupActionResult = { toast: FlashKey; error: null } | { toast: null; error: ShownError };

type Locals = Pick<App.Locals, 'execute' | 'requestId'>;

/** Reads the posted form; null when it is none of the page's forms. */
export function readGroupAction(form: FormData): GroupAction | null {
  const action = ACTIONS.find((one) => one === form.get('action'));
  if (!action) return null;
  return {
    action,
    invitationId: textIn(form, 'invitation'),
    groupId: textIn(form, 'group'),
    successorId: textIn(form, 'successor'),
  };
}

/** Accepts or declines an invitation, or leaves a group. */
export async function runGroupAction(locals: Locals, input: GroupAction): Promise<GroupActionResult> {
  const { action, invitationId: id, groupId, successorId } = input;
  if (action === 'leave') {
    const leaving = { groupId, successorId: successorId || null };
    return resultOf((await ask(locals, LeaveGroupDocument, leaving)).error, 'group-left');
  }
  if (action === 'volunteer' || action === 'volunteer-not') {
    const accept = action === 'volunteer';
    const { error } = await ask(locals, AnswerVolunteerInvitationDocument, { id, accept });
    return resultOf(error, accept ? 'charity-followed' : 'invitation-declined');
  }
  const accept = action === 'accept';
  const { error } = await ask(locals, AnswerInvitationDocument, { id, accept });
  return resultOf(error, accept ? 'invitation-accepted' : 'invitation-declined');
}

function resultOf(error: ShownError | null, toast: FlashKey): GroupActionResult {
  return error ? { toast: null, error } : { toast, error: null };
}
