import MoreIcon from '@mui/icons-material/MoreVert';
import { IconButton, Menu, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import { Confirm, useCanAccess } from 'react-admin';
import { Link } from 'react-router-dom';
import { consoleMonthlyTimesTexts } from '#domain/texts/generated/console-monthly-times.ts';
import { consoleStampBookTexts } from '#domain/texts/generated/console-stamp-book.ts';
import { consoleTranslationsTexts } from '#domain/texts/generated/console-translations.ts';
import { textsOf } from '../../language/console-locale.ts';
import { useChange } from '../../widgets/forms/use-change.ts';
import { groupOf, withStampAt } from '../book-record/book-changes.ts';
import { deleteStamp } from '../book-record/stamp-book-methods.ts';
import { type StampDetails, titleOf } from '../book-record/stamp-book-record.ts';
import type { useBookEditor } from '../book-record/use-book-editor.ts';
import { useRegularsOfStamp } from '../regulars/use-regulars-of.ts';

type Props = { stamp: StampDetails; editor: ReturnType<typeof useBookEditor> };

/** Edit, move to another group, delete. */
export function StampMenu({ stamp, editor }: Props) {
  const t = textsOf(consoleStampBookTexts);
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { canAccess: canDelete } = useCanAccess({ resource: 'stamps', action: 'delete' });
  const { groups, move } = useOtherGroups(stamp, editor);
  const close = () => setAnchor(null);
  const closingTo = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <>
      <IconButton
        id={id}
        aria-label={t.optionsFor({ title: titleOf(stamp) })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        <MenuItem component={Link} to={`/stamps/${encodeURIComponent(stamp.id)}`} onClick={close}>
          {t.edit}
        </MenuItem>
        <MenuItem
          component={Link}
          to={`/quests/${encodeURIComponent(stamp.id)}/show?languages`}
          onClick={close}
        >
          {textsOf(consoleTranslationsTexts).title}
        </MenuItem>
        {groups.map(({ name, index }) => (
          <MenuItem key={index} onClick={closingTo(() => move(index))}>
            {t.moveTo({ group: name || t.theGroupNoName })}
          </MenuItem>
        ))}
        {canDelete && <MenuItem onClick={closingTo(() => setAsking(true))}>{t.delete}</MenuItem>}
      </Menu>
      {isAsking && <DeleteQuestion stamp={stamp} onClose={() => setAsking(false)} />}
    </>
  );
}

/** The groups a stamp can go to; it becomes the last one there. */
function useOtherGroups(stamp: StampDetails, { books, change }: Props['editor']) {
  const own = groupOf(books, stamp.id);
  const groups = books.stampBook.map(({ name }, index) => ({ name, index }));
  return {
    groups: groups.filter(({ index }) => index !== own),
    move: (group: number) => {
      const position = books.stampBook[group]?.stamps.length ?? 0;
      change((last) => withStampAt(last, stamp.id, { group, position }));
    },
  };
}

type QuestionProps = { stamp: StampDetails; onClose: () => void };

function DeleteQuestion({ stamp, onClose }: QuestionProps) {
  const t = textsOf(consoleStampBookTexts);
  const regulars = useRegularsOfStamp(stamp);
  const told = regulars > 0 ? textsOf(consoleMonthlyTimesTexts).regularsTold({ count: regulars }) : '';
  const { mutate, isPending } = useChange(deleteStamp, t.deleted({ title: titleOf(stamp) }), {
    onDone: onClose,
  });
  return (
    <Confirm
      isOpen
      loading={isPending}
      title={t.deleteTitle({ title: titleOf(stamp) })}
      content={`${t.deleteNote} ${told}`.trim()}
      confirm={t.deleteStamp}
      cancel={t.keepStamp}
      confirmColor="warning"
      onConfirm={() => mutate({ id: stamp.id })}
      onClose={onClose}
    />
  );
}
