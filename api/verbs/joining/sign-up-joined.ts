import { eq } from 'drizzle-orm';
import { loadViewer } from '#api/access/auth/viewer.ts';
import type { Context } from '#api/access/request/context.ts';
import type { JoinedQuestRow } from '#api/rows/joining/joining-row.ts';
import { quest } from '#db/schema/quest.ts';
import { ERRORS } from '#domain/errors/errors.ts';
import type { SignUpAnswers } from '#domain/holds/sign-up-answers.ts';
import { type JoinedQuest, signUpByJoining } from './sign-up-by-joining.ts';

type Joined = {
  questId: string | null;
  browserHash: string;
  /** Account whose link they followed. */
  inviterId: string | null;
  isNew: boolean;
  /** To the quest's questions. */
  answers?: SignUpAnswers;
};

/**
 * Signs whoever has just come in up for the quest that led here, by the place that is held for their browser. What
 * refuses it leaves them logged in, and is told: the page of the quest says what can be done.
 */
export async function signUpJoined(
  context: Context,
  token: string,
  { questId, ...entering }: Joined,
): Promise<JoinedQuestRow | null> {
  const { store, sessions, now } = context;
  if (questId === null) return null;
  const found = await store.read
    .select({ questId: quest.id, providerId: quest.providerId })
    .from(quest)
    .where(eq(quest.id, questId))
    .get();
  const opened = await loadViewer(store, sessions, token, now);
  if (!found || !opened) return null;
  const joined = await store.write((tx) =>
    signUpByJoining(tx, context, opened.viewer, { questId, ...entering }),
  );
  return { ...found, ...toldOf(joined) };
}

function toldOf(joined: JoinedQuest): Omit<JoinedQuestRow, 'questId' | 'providerId'> {
  const none = { refusalCode: null, refusalMessage: null, heldUntil: null };
  if (joined.outcome === 'on') return { ...none, isSignedUp: true };
  const isWaiting = joined.outcome === 'waits-for-guardian';
  const code = isWaiting ? 'GUARDIAN_PENDING' : joined.code;
  return {
    // Who was on it already is where they wanted to be.
    isSignedUp: code === 'ALREADY_SIGNED_UP',
    refusalCode: code,
    refusalMessage: ERRORS[code].message,
    heldUntil: isWaiting ? joined.heldUntil : null,
  };
}
