import ColumnsIcon from '@mui/icons-material/ViewWeekOutlined';
import { Button, Checkbox, ListItemText, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useStore } from 'react-admin';
import { consoleVolunteerListTexts } from '#domain/texts/generated/console-volunteer-list.ts';
import { textsOf } from '../../language/console-locale.ts';

type Props = {
  /** Where react-admin's table remembers the columns that are hidden. */
  storeKey: string;
  hiddenAtFirst: string[];
  columns: readonly { source: string; label: string }[];
};

/** Shows and hides columns of a table, remembered for this browser. */
export function ColumnsMenu({ storeKey, hiddenAtFirst, columns }: Props) {
  const [hidden, setHidden] = useStore<string[]>(storeKey, hiddenAtFirst);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const toggle = (source: string) =>
    setHidden(hidden.includes(source) ? hidden.filter((one) => one !== source) : [...hidden, source]);
  return (
    <>
      <Button
        startIcon={<ColumnsIcon />}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {textsOf(consoleVolunteerListTexts).columns}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {columns.map(({ source, label }) => (
          <MenuItem
            key={source}
            role="menuitemcheckbox"
            aria-checked={!hidden.includes(source)}
            onClick={() => toggle(source)}
          >
            <Checkbox checked={!hidden.includes(source)} tabIndex={-1} inert sx={{ my: -1, ml: -1.5 }} />
            <ListItemText>{label}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
