import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { PAGE_ACCOUNT_FIELD } from '#domain/sessions/page-account.ts';

/** A form of a template that is sent by POST; forms do not nest. */
const FORM = /(<form\b[^>]*\bmethod="post"[\s\S]*?)(<\/form>)/g;
const FIELD = `{Astro.locals.viewer && <input type="hidden" name="${PAGE_ACCOUNT_FIELD}" value={Astro.locals.viewer.accountId} />}`;

/**
 * Gives every form of a template the field that says whose page it is on, as its last part: the server refuses the form
 * in the session of another account. At build time, so that no form is forgotten and no page is rewritten as it goes out.
 */
export function withAccountField(template: string): string {
  return template.replace(FORM, `$1${FIELD}$2`);
}

export const formsOfAccount: Plugin = {
  name: 'forms-of-account',
  enforce: 'pre',
  async load(id) {
    return id.endsWith('.astro') ? withAccountField(await readFile(id, 'utf8')) : null;
  },
};
