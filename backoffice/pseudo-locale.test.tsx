import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CALENDAR_WORDS } from '../tests/support/calendar-words.ts';
import { type ConsolePart, freshConsole, openPart } from '../tests/support/console-part.tsx';
import { saidIn, wordsOutside } from '../tests/support/pseudo-catalogue.ts';
import { libraryWords } from './language/library-words.ts';
import { PAGES } from './pages.tsx';
import type { PageRow } from './shell/page-row.ts';

freshConsole();
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});

/** Names: of languages, each in its own; of who is here; of the buttons of MUI, whose words come with the build of a language. */
const NAMES = ['Español', 'English', 'العربية', 'Chariteers', 'Manager', 'One', 'title', 'Open', 'Elsewhere'];
const TURNS = 20;
/** The first address only leads elsewhere. */
const SHOWN = PAGES.filter(({ path }) => path !== '/');

describe('each page of the console, and what its buttons open, has its words from the catalogue alone', () => {
  it.each(SHOWN.map((row) => [row.path, row] as const))('%s [LNG-07: every page]', async (_, row) => {
    const drawn = await openPage(row);
    expect(foreignWords()).toEqual([]);
    for (const name of await namesOfButtons()) {
      const button = screen.queryAllByRole('button').find((one) => one.textContent === name);
      if (!button) continue;
      fireEvent.click(button);
      await settled().catch(() => undefined);
      expect(foreignWords(), name).toEqual([]);
    }
    drawn.unmount();
  });
});

async function openPage({ path, page: Page, resource = '' }: PageRow): Promise<ConsolePart> {
  await Page.load?.();
  const place = { at: path.replace(':id', 'id-1'), path };
  const drawn = await openPart(
    <ResourceContextProvider value={resource}>
      <Page />
    </ResourceContextProvider>,
    { locale: 'es', isStaff: true, invents: true, ...place },
  );
  await settled();
  await waitFor(() => expect(document.body.textContent).toContain('⟦'));
  return drawn;
}

/** Waits for what is asked and drawn next; answers are there within a few turns. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  const isLoading = () =>
    document.querySelector('[role="progressbar"]:not([aria-hidden="true"]), [aria-busy="true"]') !== null;
  await waitFor(() => expect(isLoading()).toBe(false), { timeout: 2_000 });
}

function foreignWords(): string[] {
  expect(document.querySelector('.RaError-root')?.textContent ?? null).toBeNull();
  const known = new Set([...NAMES, ...CALENDAR_WORDS, ...wordsOutside(JSON.stringify(libraryWords()))]);
  return saidIn(document.body)
    .flatMap(wordsOutside)
    .filter((word) => !known.has(word));
}

async function namesOfButtons(): Promise<string[]> {
  const buttons = screen.queryAllByRole('button').filter((one) => !(one as HTMLButtonElement).disabled);
  return [...new Set(buttons.map((one) => one.textContent ?? ''))].filter((name) => name !== '').slice(0, 12);
}
