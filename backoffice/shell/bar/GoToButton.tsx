import SearchIcon from '@mui/icons-material/Search';
import { IconButton, Tooltip } from '@mui/material';
import { Suspense, useState } from 'react';
import { consoleBarTexts } from '#domain/texts/generated/console-bar.ts';
import { textsOf } from '../../language/console-locale.ts';
import { lazyPart, useLateOpening } from '../../widgets/loading/lazy-part.ts';
import type { PageRow } from '../page-row.ts';
import { type PalettePart, useConsoleKeys } from '../palette/use-console-keys.ts';

const loadPalette = () => import('../palette/Palette.tsx');
const Palette = lazyPart(loadPalette, 'Palette');

/** Opens the way to any page, quest, volunteer or stamp, as its key does. */
export function GoToButton({ pages }: { pages: readonly PageRow[] }) {
  const [part, setPart] = useState<PalettePart | null>(null);
  const openLate = useLateOpening(loadPalette);
  const open = (next: PalettePart) => void openLate(() => setPart(next));
  useConsoleKeys(open, part === null);
  const label = textsOf(consoleBarTexts).goTo;
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          color="inherit"
          aria-label={label}
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => open('search')}
        >
          <SearchIcon />
        </IconButton>
      </Tooltip>
      <Suspense fallback={null}>
        {part && <Palette part={part} pages={pages} onClose={() => setPart(null)} />}
      </Suspense>
    </>
  );
}
