import { useEffect } from 'react';
import { useCheckAuth } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { FirstFrame } from '../../theme/FirstFrame.tsx';

/** Location that react-admin left when it found no one logged in. */
type Left = { nextPathname?: string; nextSearch?: string };

/**
 * Leads to the login page of the site, which needs nothing of the console: it is small, and works without JavaScript.
 */
export function LoginPage() {
  const left: Left | null = useLocation().state;
  const { nextPathname = '/', nextSearch = '' } = left ?? {};
  const checkAuth = useCheckAuth();
  const navigate = useNavigate();
  useEffect(() => {
    checkAuth({}, false).then(
      () => navigate('/'),
      () => window.location.replace(logInAddress(nextPathname + nextSearch)),
    );
  }, [checkAuth, navigate, nextPathname, nextSearch]);
  return <FirstFrame />;
}

/** The login page, which leads back to a page of the console. */
export function logInAddress(page: string): string {
  return `/login?returnTo=${encodeURIComponent(`/console${page}`)}`;
}
