import type { Page } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { logInAs } from './cast-log-in.ts';

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
      'void-style': 'off',
      // The boxes of one question share its name.
      'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    },
  }),
);

/** Astro writes it where the first island of a page stands. */
const ISLAND_STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

/** What html-validate has to complain about on these pages, as sent to those who look. */
export async function htmlProblems(
  page: Page,
  pages: readonly { as: string | null; path: string }[],
): Promise<string[]> {
  const problems: string[] = [];
  for (const { as, path } of pages) {
    await page.context().clearCookies();
    if (as) await logInAs(page, as);
    const answer = await page.request.get(path);
    const report = await validator.validateString((await answer.text()).replace(ISLAND_STYLE, ''));
    for (const { messages } of report.results) {
      for (const { ruleId, message, line, column } of messages) {
        problems.push(`${as ?? 'visitor'} ${path} ${line}:${column} ${ruleId}: ${message}`);
      }
    }
  }
  return problems;
}
