import LogoutIcon from '@mui/icons-material/Logout';
import { Avatar, ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import { UserMenu, useLogout } from 'react-admin';
import { useOrganization } from './use-organization.ts';

/** The viewer's initials, with the way out behind them. */
export function AvatarMenu() {
  const { session } = useOrganization();
  const { initials = '', username = '' } = session?.account ?? {};
  return (
    <UserMenu label={`${initials} ${username}`} icon={<Avatar sx={avatar}>{initials}</Avatar>}>
      <LogOutItem />
    </UserMenu>
  );
}

const avatar = {
  width: 32,
  height: 32,
  fontSize: 14,
  fontWeight: 700,
  bgcolor: 'secondary.main',
  color: 'secondary.contrastText',
};

function LogOutItem() {
  const logout = useLogout();
  return (
    // Somebody else may log in next: they start at the beginning, not where this person was.
    <MenuItem onClick={() => void logout(null, undefined, false)}>
      <ListItemIcon>
        <LogoutIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>Log out</ListItemText>
    </MenuItem>
  );
}
