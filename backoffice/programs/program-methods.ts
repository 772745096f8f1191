import {
  ConsoleAddWebhookDocument,
  ConsoleChangeWebhookDocument,
  ConsoleCreateProgramKeyDocument,
  ConsoleProgramKeysDocument,
  ConsoleRemoveWebhookDocument,
  ConsoleRenewWebhookSecretDocument,
  ConsoleRevokeProgramKeyDocument,
  ConsoleSendWebhookAgainDocument,
  ConsoleWebhookDeliveriesDocument,
  ConsoleWebhooksDocument,
} from '../gql/generated/programs.ts';
import { reading, writing } from '../resources/method.ts';

/** The webhooks of a charity. */
export const webhooks = reading(ConsoleWebhooksDocument, (data) => data.charityWebhooks);

/** What was sent to a webhook in the last 30 days. */
export const webhookDeliveries = reading(ConsoleWebhookDeliveriesDocument, (data) => data.webhookDeliveries);

export const addWebhook = writing(ConsoleAddWebhookDocument, (data) => data.addWebhook.secret);

export const changeWebhook = writing(ConsoleChangeWebhookDocument, (data) => data.changeWebhook);

export const renewWebhookSecret = writing(
  ConsoleRenewWebhookSecretDocument,
  (data) => data.renewWebhookSecret.secret,
);

export const removeWebhook = writing(ConsoleRemoveWebhookDocument, (data) => data.removeWebhook);

export const sendWebhookAgain = writing(ConsoleSendWebhookAgainDocument, (data) => data.sendWebhookAgain);

/** The keys of a charity's programs. */
export const programKeys = reading(ConsoleProgramKeysDocument, (data) => data.programKeys);

export const createProgramKey = writing(ConsoleCreateProgramKeyDocument, (data) => data.createProgramKey.key);

export const revokeProgramKey = writing(ConsoleRevokeProgramKeyDocument, (data) => data.revokeProgramKey);
