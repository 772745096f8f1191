import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import { Button } from '@mui/material';
import { IconButtonWithTooltip, useSimpleFormIterator, useSimpleFormIteratorItem } from 'react-admin';
import { consoleDeskTexts } from '#domain/texts/generated/console-desk.ts';
import { textsOf } from '../../language/console-locale.ts';

/** What the entries of a list are; the third is a question. */
type ItemNoun = 'policy' | 'location' | 'other';

/** Takes an entry out of its list; named by its place, since several stand on the page. */
export function RemoveItem({ noun }: { noun: ItemNoun }) {
  const { index, remove } = useSimpleFormIteratorItem();
  return (
    <IconButtonWithTooltip
      label={textsOf(consoleDeskTexts).remove({ noun, place: index + 1 })}
      onClick={() => remove()}
    >
      <RemoveIcon />
    </IconButtonWithTooltip>
  );
}

/** Takes the last entry away: the places of the others stay what they are. */
export function RemoveLastItem({ noun }: { noun: ItemNoun }) {
  const { index, total } = useSimpleFormIteratorItem();
  return index === total - 1 ? <RemoveItem noun={noun} /> : null;
}

/** Moves an entry one place up or down. */
export function MoveItem({ noun }: { noun: ItemNoun }) {
  const { index, total, reOrder } = useSimpleFormIteratorItem();
  const t = textsOf(consoleDeskTexts);
  return (
    <>
      <IconButtonWithTooltip
        label={t.moveUp({ noun, place: index + 1 })}
        onClick={() => reOrder(index - 1)}
        disabled={index === 0}
      >
        <UpIcon />
      </IconButtonWithTooltip>
      <IconButtonWithTooltip
        label={t.moveDown({ noun, place: index + 1 })}
        onClick={() => reOrder(index + 1)}
        disabled={index === total - 1}
      >
        <DownIcon />
      </IconButtonWithTooltip>
    </>
  );
}

/** Adds an entry to the list. */
export function AddItem({ label, item }: { label: string; item: object }) {
  const { add } = useSimpleFormIterator();
  return (
    <Button variant="outlined" onClick={() => add({ ...item })}>
      {label}
    </Button>
  );
}

/** react-admin shows the buttons of an entry to a mouse only. */
export const itemList = {
  width: '100%',
  pt: 1,
  '& .RaSimpleFormIterator-line': { display: 'block', py: 1.5 },
  '& .RaSimpleFormIterator-action': { visibility: 'visible', display: 'flex', justifyContent: 'flex-end' },
} as const;
