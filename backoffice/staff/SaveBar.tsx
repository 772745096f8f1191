import { SaveButton, Toolbar } from 'react-admin';

/** Under each form: nothing here is deleted. It stays in sight under a long form. */
export function SaveBar({ label = 'Save' }: { label?: string }) {
  return (
    <Toolbar
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <SaveButton label={label} />
    </Toolbar>
  );
}
