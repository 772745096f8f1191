import type { Page } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { logInAs } from './cast-log-in.ts';
import { outlineProblems } from './page-outline.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended'],
    rules: {
      // That a telephone number does not break is a matter of style sheets, not of its characters.
      'tel-non-breaking': 'off',
      // Where a sentence of a template breaks its line: no browser shows it.
      'no-trailing-whitespace': 'off',
      // React writes names, true and what has no end as its own language has them; to HTML they are the same.
      'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'void-style': 'off',
      // The boxes of one question share its name.
      'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    },
  }),
);

/** Astro writes it where the first island of a page stands. */
const ISLAND_STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

/** A page as someone is sent it. */
type SentPage = {
  as: string | null;
  path: string;
  /** Key of the notice that a form has left for it. */
  notice?: string;
};

/** What html-validate and `page-outline.ts` have to complain about on these pages, as sent to those who look. */
export async function htmlProblems(page: Page, pages: readonly SentPage[]): Promise<string[]> {
  const problems: string[] = [];
  for (const { as, path, notice } of pages) {
    await page.context().clearCookies();
    if (as) await logInAs(page, as);
    const headers: Record<string, string> = notice
      ? { cookie: `${await cookiesOf(page)}; flash=${notice}` }
      : {};
    const html = await (await page.request.get(path, { headers })).text();
    problems.push(...(await outlineOf(page, html)).map((problem) => `${as ?? 'visitor'} ${path} ${problem}`));
    const report = await validator.validateString(html.replace(ISLAND_STYLE, ''));
    for (const { messages } of report.results) {
      for (const { ruleId, message, line, column } of messages) {
        problems.push(`${as ?? 'visitor'} ${path} ${line}:${column} ${ruleId}: ${message}`);
      }
    }
  }
  return problems;
}

/** What is wrong with the outline of a page, by its sources. */
export function outlineOf(page: Page, html: string): Promise<string[]> {
  const parsed = `new DOMParser().parseFromString(${JSON.stringify(html)}, 'text/html')`;
  return page.evaluate<string[]>(`(${outlineProblems})(${parsed})`);
}

async function cookiesOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}
