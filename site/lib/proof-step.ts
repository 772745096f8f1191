import type { APIContext } from 'astro';
import type { ShownError } from '#domain/wording/error-copy.ts';
import { sendOn } from './page-response.ts';
import { paths } from './paths.ts';

/**
 * The way to the page that asks again who it is, for a form whose operation was refused for want of that; else null.
 * The browser sends the form along, and it comes back with what was typed.
 */
export function proofStep({ url }: Pick<APIContext, 'url'>, error: ShownError | null): Response | null {
  return error?.code === 'PROOF_NEEDED' ? sendOn(paths.prove(url.pathname + url.search), []) : null;
}
