import type { Context } from '#api/access/request/context.ts';

/** What it takes to write a message: the instant, and the settings with the key that seals it. */
export type MailContext = Pick<Context, 'now' | 'config'>;
