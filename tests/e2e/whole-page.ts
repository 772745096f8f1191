import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { problemsOfPage } from './whole-page-rule.ts';

const rule = ['page-boxes.ts', 'whole-page-rule.ts'].map(sourceOf).join('\n');

/** Which texts lie over others, what is cut, what has to be moved sideways: nothing where the page is whole. */
export function pageProblems(page: Page): Promise<ReturnType<typeof problemsOfPage>> {
  return page.evaluate(`(() => { ${rule}\nreturn problemsOfPage(); })()`);
}

/** A file as the page can run it: by itself, without types. */
function sourceOf(file: string): string {
  const source = readFileSync(path.join(import.meta.dirname, file), 'utf8');
  return stripTypeScriptTypes(source)
    .replace(/^import [^;]+;$/gm, '')
    .replace(/^export /gm, '');
}
