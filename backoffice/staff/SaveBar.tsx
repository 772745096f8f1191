import { SaveButton, Toolbar } from 'react-admin';

/** Under each form: nothing here is deleted. It stays in sight under a long form, and never lies over what follows it. */
export function SaveBar({ label = 'Save' }: { label?: string }) {
  return (
    <Toolbar sx={bar}>
      <SaveButton label={label} />
    </Toolbar>
  );
}

const bar = {
  '&, &.RaToolbar-mobileToolbar': {
    position: 'sticky',
    bottom: 0,
    zIndex: 2,
    bgcolor: 'background.paper',
    borderTop: 1,
    borderColor: 'divider',
    boxShadow: 'none',
    px: 2,
    py: 1,
  },
};
