import type { Plugin, Rolldown } from 'vite';

/**
 * Address below /console → what it opens with, on every screen and on those wide enough for a table or a week.
 */
const OPENED: Readonly<Record<string, { all: readonly string[]; wide: readonly string[] }>> = {
  '/': { all: ['home/ConsoleHome.tsx'], wide: [] },
  '/calendar': { all: ['calendar/CalendarPage.tsx'], wide: ['calendar/month-grid/MonthGrid.tsx'] },
  '/quests': { all: ['quests/list/QuestList.tsx'], wide: ['quests/list/QuestTable.tsx'] },
};

type Chunk = Pick<Rolldown.OutputChunk, 'type' | 'isEntry'> &
  Readonly<Record<'imports' | 'moduleIds', readonly string[]>>;
type Chunks = Readonly<Record<string, Chunk | Pick<Rolldown.OutputAsset, 'type'>>>;

/**
 * The page names the scripts with which its address opens, so that they come beside the first script. That one would ask
 * for them only once it has come and run, and leave the line idle meanwhile.
 */
export const openedWith: Plugin = {
  name: 'opened-with',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const named = Object.entries(OPENED).map(([address, { all, wide }]) => {
        const always = scriptsOf(bundle, all);
        const besides = scriptsOf(bundle, wide).filter((file) => !always.includes(file));
        return [address, { all: always, wide: besides }];
      });
      return html.replace("'OPENED_WITH'", () => JSON.stringify(Object.fromEntries(named)));
    },
  },
};

/** The chunks of these sources with all that they import, but for what the page loads first anyway. */
export function scriptsOf(chunks: Chunks, sources: readonly string[]): string[] {
  const first = Object.keys(chunks).filter((file) => isEntry(chunks[file]));
  const found = new Set<string>();
  const add = (file: string) => {
    const chunk = chunks[file];
    if (chunk?.type !== 'chunk' || found.has(file) || first.includes(file)) return;
    found.add(file);
    chunk.imports.forEach(add);
  };
  for (const source of sources) {
    const file = Object.keys(chunks).find((one) => holds(chunks[one], `/backoffice/${source}`));
    if (file === undefined) throw new Error(`No chunk holds ${source}, see vite-opened-with.ts`);
    add(file);
  }
  return [...found];
}

function isEntry(chunk: Chunks[string] | undefined): boolean {
  return chunk?.type === 'chunk' && chunk.isEntry;
}

function holds(chunk: Chunks[string] | undefined, source: string): boolean {
  return chunk?.type === 'chunk' && chunk.moduleIds.some((id) => id.endsWith(source));
}
