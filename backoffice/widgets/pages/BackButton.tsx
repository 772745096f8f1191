import BackIcon from '@mui/icons-material/ArrowBack';
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';

/** Leads to the page above, at the head of one; its arrow stands where the heading begins. */
export function BackButton({ to, children }: { to: string; children: string }) {
  return (
    <Button component={Link} to={to} startIcon={<BackIcon />} sx={{ ml: -1.5 }}>
      {children}
    </Button>
  );
}
