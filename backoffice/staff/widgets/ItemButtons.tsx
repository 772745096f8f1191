import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import { Button } from '@mui/material';
import { IconButtonWithTooltip, useSimpleFormIterator, useSimpleFormIteratorItem } from 'react-admin';

/** Takes an entry out of its list; named by its place, since several stand on the page. */
export function RemoveItem({ noun }: { noun: string }) {
  const { index, remove } = useSimpleFormIteratorItem();
  return (
    <IconButtonWithTooltip label={`Remove ${noun} ${index + 1}`} onClick={() => remove()}>
      <RemoveIcon />
    </IconButtonWithTooltip>
  );
}

/** Takes the last entry away: the places of the others stay what they are. */
export function RemoveLastItem({ noun }: { noun: string }) {
  const { index, total } = useSimpleFormIteratorItem();
  return index === total - 1 ? <RemoveItem noun={noun} /> : null;
}

/** Moves an entry one place up or down. */
export function MoveItem({ noun }: { noun: string }) {
  const { index, total, reOrder } = useSimpleFormIteratorItem();
  return (
    <>
      <IconButtonWithTooltip
        label={`Move ${noun} ${index + 1} up`}
        onClick={() => reOrder(index - 1)}
        disabled={index === 0}
      >
        <UpIcon />
      </IconButtonWithTooltip>
      <IconButtonWithTooltip
        label={`Move ${noun} ${index + 1} down`}
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
