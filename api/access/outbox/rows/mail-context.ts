import type { Context } from '#api/access/request/context.ts';

/**
 * What it takes to write a message: the instant, the settings with the key that seals it, and the request that causes
 * it, where one does.
 */
export type MailContext = Pick<Context, 'now' | 'config'> & {
  request?: Pick<Context['request'], 'browserToken'>;
};
