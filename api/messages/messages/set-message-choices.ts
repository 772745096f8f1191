import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { CHANNELS } from '#domain/messages/channel.ts';
import { CHOSEN_CLASSES } from '#domain/messages/mail-kind.ts';
import { refusalOfChoices, withChoices } from '#domain/messages/message-choice.ts';
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
