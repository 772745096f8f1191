import { eq } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { knownLanguage } from '#api/access/request/known-language.ts';
import { account } from '#db/schema/account.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { CHOSEN_CLASSES } from '#domain/messages/mail-kind.ts';
import { CHANNELS, refusalOfChoices, withChoices } from '#domain/messages/message-choice.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { englishOnly } from '#domain/texts/text-ref.ts';
import { readMessageChoices, readOwnWays } from './choice-queries.ts';
import { keepChoices } from './keep-choices.ts';
import type { MessageChoiceRow, MessageChoicesRow } from './message-choice-row.ts';

const MOST_CHOICES = CHOSEN_CLASSES.length * CHANNELS.length;

/** Keeps by which channels the own account is told what. Errors: NOT_LOGGED_IN, BAD_USER_INPUT, MUST_NEEDS_MAIL. */
export async function setMessageChoices(
  context: Context,
  given: readonly MessageChoiceRow[],
): Promise<MessageChoicesRow> {
  const { accountId } = requireLogin(context.viewer);
  if (given.length > MOST_CHOICES)
    throw new DomainError('BAD_USER_INPUT', {
      message: englishOnly(`There are only ${MOST_CHOICES} choices.`),
    });
  return context.store.write(async (tx) => {
    const { choices, reachable } = await readOwnWays(tx, context, accountId);
    const refusal = refusalOfChoices(withChoices(choices, given), reachable);
    if (refusal) throw new DomainError(refusal);
    await keepChoices(tx, context.now, accountId, given);
    return readMessageChoices(tx, context, accountId);
  });
}

/** Keeps the language of the session's own account. Errors: NOT_LOGGED_IN, BAD_USER_INPUT. */
export async function setLanguage({ viewer, store }: Context, locale: string): Promise<Locale> {
  const { accountId } = requireLogin(viewer);
  const known = knownLanguage(locale);
  await store.write((tx) => tx.update(account).set({ locale: known }).where(eq(account.id, accountId)));
  return known;
}
