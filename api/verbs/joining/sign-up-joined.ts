import { eq } from 'drizzle-orm';
import { loadViewer } from '#api/access/auth/viewer.ts';
import type { Context } from '#api/access/request/context.ts';
import type { JoinedQuestRow } from '#api/rows/joining/joining-row.ts';
import { signUp } from '#api/verbs/contracts/sign-up.ts';
import { quest } from '#db/schema/quest.ts';
import { DomainError } from '#domain/errors/errors.ts';

/**
 * Signs whoever has just come in up for the quest that led here, as anybody is. What refuses it leaves them logged in,
 * and is told: the page of the quest says what can be done.
 */
export async function signUpJoined(
  context: Context,
  token: string,
  questId: string | null,
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
  const { viewer } = opened;
  try {
    await signUp({ ...context, viewer, token }, { questId, chariteerId: viewer.accountId });
    return { ...found, isSignedUp: true, refusalCode: null, refusalMessage: null };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    // Who was on it already is where they wanted to be.
    const isSignedUp = error.code === 'ALREADY_SIGNED_UP';
    return { ...found, isSignedUp, refusalCode: error.code, refusalMessage: error.message };
  }
}
