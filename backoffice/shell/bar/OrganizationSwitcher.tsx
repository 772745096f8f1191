import { TextField } from '@mui/material';
import { Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Organization } from '#domain/charities/organization-choice.ts';
import { consoleBarTexts } from '#domain/texts/generated/console-bar.ts';
import { textsOf } from '../../language/console-locale.ts';
import { useOrganization } from '../../session/use-organization.ts';
import { lazyPart } from '../../widgets/loading/lazy-part.ts';

const StaffOrganizationSwitcher = lazyPart(
  () => import('./StaffOrganizationSwitcher.tsx'),
  'StaffOrganizationSwitcher',
);

/** The charity at work: of the own memberships, or of all charities for the product's staff; for others nothing. */
export function OrganizationSwitcher() {
  const { organizations, providerId, isStaff } = useOrganization();
  const switchTo = useSwitchOrganization();
  if (isStaff) {
    return (
      <Suspense fallback={null}>
        <StaffOrganizationSwitcher providerId={providerId} onSwitch={switchTo} />
      </Suspense>
    );
  }
  if (organizations.length === 0) return null;
  return <MemberSwitcher organizations={organizations} providerId={providerId} onSwitch={switchTo} />;
}

type MemberSwitcherProps = {
  organizations: readonly Organization[];
  providerId: string | null;
  onSwitch: (providerId: string) => void;
};

// A native select: the phone's own picker, type to find, and nothing to load.
function MemberSwitcher({ organizations, providerId, onSwitch }: MemberSwitcherProps) {
  const { pick } = textsOf(consoleBarTexts);
  return (
    <TextField
      select
      margin="none"
      value={providerId ?? ''}
      disabled={organizations.length < 2}
      onChange={(event) => onSwitch(event.target.value)}
      slotProps={{ select: { native: true }, htmlInput: { 'aria-label': pick } }}
      sx={switcher}
    >
      {organizations.map(({ providerId: id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </TextField>
  );
}

const switcher = {
  maxWidth: 320,
  minWidth: 0,
  // The name of the only organization stays readable though there is nothing to switch.
  '& .MuiInputBase-input.Mui-disabled': { WebkitTextFillColor: 'inherit', color: 'text.primary', opacity: 1 },
  '& .MuiInputBase-input': { textOverflow: 'ellipsis' },
};

/** What of an address is about time and not about a charity: the month of the calendar, the period of the Data page. */
const KEPT = ['month', 'period'];

/**
 * Selects another organization and begins its page anew: records, filters and page numbers were those of the last. The
 * time that is looked at stays.
 */
function useSwitchOrganization(): (providerId: string) => void {
  const { choose } = useOrganization();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (providerId) => {
    const kept = [...new URLSearchParams(search)].filter(([name]) => KEPT.includes(name));
    choose(providerId);
    void navigate({ pathname: `/${pathname.split('/')[1] ?? ''}`, search: `${new URLSearchParams(kept)}` });
  };
}
