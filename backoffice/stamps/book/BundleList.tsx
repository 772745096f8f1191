import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { StampGroup } from '#domain/books/quest-configuration.ts';
import { consoleStampBookTexts } from '#domain/texts/generated/console-stamp-book.ts';
import { textsOf } from '../../language/console-locale.ts';
import { type StampDetails, titleOf } from '../book-record/stamp-book-record.ts';
import type { useBookEditor } from '../book-record/use-book-editor.ts';
import { BundleDialog } from './BundleDialog.tsx';

type Props = {
  group: StampGroup;
  index: number;
  editor: ReturnType<typeof useBookEditor>;
  stamps: ReadonlyMap<string, StampDetails>;
};

/** The bundles of a group: stamps that are placed together on one date. */
export function BundleList({ group, index, editor, stamps }: Props) {
  const t = textsOf(consoleStampBookTexts);
  const [open, setOpen] = useState<number | 'new' | null>(null);
  const titles = (ids: readonly string[]) => ids.flatMap((id) => stamps.get(id) ?? []).map(titleOf);
  return (
    <Box sx={{ mt: 1.5 }}>
      {group.bundles.length > 0 && (
        <>
          <Typography variant="h3">{t.bundles}</Typography>
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {group.bundles.map((bundle, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a bundle has no id of its own.
              <li key={position}>
                <Button onClick={() => setOpen(position)} sx={{ textAlign: 'left', px: 1 }}>
                  {t.bundleOf({
                    name: bundle.name,
                    titles: titles(bundle.stampIds).join(', ') || t.noStamps,
                  })}
                </Button>
              </li>
            ))}
          </Box>
        </>
      )}
      <Button startIcon={<AddIcon />} onClick={() => setOpen('new')} sx={{ px: 1 }}>
        {t.newBundle}
      </Button>
      <BundleDialog
        key={String(open)}
        isOpen={open !== null}
        group={group}
        groupIndex={index}
        position={open === 'new' ? null : open}
        editor={editor}
        stamps={stamps}
        onClose={() => setOpen(null)}
      />
    </Box>
  );
}
