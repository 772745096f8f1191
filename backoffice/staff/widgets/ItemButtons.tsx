import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import { Button } from '@mui/material';
import { IconButtonWithTooltip, useSimpleFormIterator, useSimpleFormIteratorItem } from 'react-admin';
import { consoleDeskTexts } from '#domain/texts/generated/console-desk.ts';
import { textsOf } from '../../language/console-locale.ts';

type ItemProps = {
  /** Name of an entry by its place in the list, since several are on the page. */
  nameOf: (values: { place: number }) => string;
};

/** Takes an entry out of its list. */
export function RemoveItem({ nameOf }: ItemProps) {
  const { index, remove } = useSimpleFormIteratorItem();
  return (
    <IconButtonWithTooltip
      label={textsOf(consoleDeskTexts).remove({ item: nameOf({ place: index + 1 }) })}
      onClick={() => remove()}
    >
      <RemoveIcon />
    </IconButtonWithTooltip>
  );
}

/** Takes the last entry away: the places of the others stay what they are. */
export function RemoveLastItem({ nameOf }: ItemProps) {
  const { index, total } = useSimpleFormIteratorItem();
  return index === total - 1 ? <RemoveItem nameOf={nameOf} /> : null;
}

/** Moves an entry one place up or down. */
export function MoveItem({ nameOf }: ItemProps) {
  const { index, total, reOrder } = useSimpleFormIteratorItem();
  const t = textsOf(consoleDeskTexts);
  const item = nameOf({ place: index + 1 });
  return (
    <>
      <IconButtonWithTooltip
        label={t.moveUp({ item })}
        onClick={() => reOrder(index - 1)}
        disabled={index === 0}
      >
        <UpIcon />
      </IconButtonWithTooltip>
      <IconButtonWithTooltip
        label={t.moveDown({ item })}
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
