import { useLocation, useNavigate } from 'react-router-dom';
import { useOrganization } from './use-organization.ts';

/** Selects another organization and begins its page anew: records, filters and page numbers were those of the last. */
export function useSwitchOrganization(): (providerId: string) => void {
  const { choose } = useOrganization();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (providerId) => {
    choose(providerId);
    void navigate(`/${pathname.split('/')[1] ?? ''}`);
  };
}
