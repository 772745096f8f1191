import type { CDPSession, Page } from '@playwright/test';

/**
 * What browsers and Lighthouse's best practices hold against a page: issues of the browser's panel, deprecated
 * interfaces, errors and warnings of the console, and questions that no one asked for.
 */
export async function watchPage(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const problems: string[] = [];
  session.on('Audits.issueAdded', async ({ issue }) => {
    const { errorType, violatingNodeId = 0 } = issue.details.genericIssueDetails ?? {};
    const isOfAutocomplete = errorType === 'FormInputHasWrongButWellIntendedAutocompleteValueError';
    if (isOfAutocomplete && (await isStandardPurpose(session, violatingNodeId))) return;
    problems.push(`issue ${issue.code}: ${JSON.stringify(issue.details)}`);
  });
  session.on('Log.entryAdded', ({ entry }) => {
    const isTold = ['warning', 'error'].includes(entry.level) || TOLD_SOURCES.includes(entry.source);
    if (isTold) problems.push(`${entry.source} ${entry.level}: ${entry.text}`);
  });
  session.on('Runtime.consoleAPICalled', ({ type, args }) => {
    const isTold = ['error', 'warning', 'assert'].includes(type);
    if (isTold) problems.push(`console ${type}: ${args.map(({ value }) => value).join(' ')}`);
  });
  session.on('Runtime.exceptionThrown', ({ exceptionDetails }) =>
    problems.push(`uncaught: ${exceptionDetails.text}`),
  );
  await enable(session);
  return problems;
}

const TOLD_SOURCES: readonly string[] = ['violation', 'deprecation', 'security', 'intervention'];

/** HTML and WCAG 1.3.5 know these purposes of a field, and Chromium does not: it takes them for slips. */
const STANDARD_PURPOSES = ['bday', 'nickname'];

async function isStandardPurpose(session: CDPSession, backendNodeId: number): Promise<boolean> {
  const { node } = await session.send('DOM.describeNode', { backendNodeId });
  const attributes = node.attributes ?? [];
  return STANDARD_PURPOSES.includes(attributes[attributes.indexOf('autocomplete') + 1] ?? '');
}

async function enable(session: CDPSession): Promise<void> {
  await session.send('Runtime.enable');
  await session.send('Log.enable');
  // Not those of time: what is slow on a busy machine is no fault of the page.
  await session.send('Log.startViolationsReport', { config: [{ name: 'discouragedAPIUse', threshold: -1 }] });
  await session.send('Audits.enable');
}

/** What else best practices ask of a page. Runs in the page. */
export function practicesOf() {
  const shown = [...document.images].flatMap((image) => {
    const { width, height } = image.getBoundingClientRect();
    const { naturalWidth, naturalHeight, currentSrc } = image;
    // One that is not in sight yet may be still to come.
    return currentSrc && width > 0 && height > 0
      ? [{ width, height, naturalWidth, naturalHeight, currentSrc }]
      : [];
  });
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return {
    doctype: document.doctype?.name,
    mode: document.compatMode,
    charset: document.characterSet,
    // A drawing that has no shape of its own, which counts as twice as wide as high, fills any.
    distortedImages: shown.filter(
      ({ width, height, naturalWidth, naturalHeight, currentSrc }) =>
        !(/\.svg$/.test(currentSrc) && naturalWidth === 300 && naturalHeight === 150) &&
        Math.abs((width / height) * naturalHeight - naturalWidth) > 2,
    ),
    // A drawing of lines is sharp at every size.
    coarseImages: shown.filter(
      ({ width, naturalWidth, currentSrc }) =>
        !/\.svg(\?|$)|^data:image\/svg/.test(currentSrc) && naturalWidth < width * devicePixelRatio * 0.75,
    ),
    pasteRefused: [...document.querySelectorAll('input')]
      .filter(({ readOnly }) => !readOnly)
      .filter(
        (input) => !input.dispatchEvent(new ClipboardEvent('paste', { cancelable: true, bubbles: true })),
      )
      .map(({ name }) => name),
    // Larger ones would want a map of their source.
    largeScripts: resources
      .filter(({ initiatorType, decodedBodySize }) => initiatorType === 'script' && decodedBodySize > 500_000)
      .map(({ name }) => name),
  };
}

/** What `practicesOf` finds on a page that keeps them all. */
export const GOOD_PRACTICES: ReturnType<typeof practicesOf> = {
  doctype: 'html',
  mode: 'CSS1Compat',
  charset: 'UTF-8',
  distortedImages: [],
  coarseImages: [],
  pasteRefused: [],
  largeScripts: [],
};
