import { TextField } from '@mui/material';
import { Suspense } from 'react';
import type { Organization } from '#domain/charities/organization-choice.ts';
import { consoleBarTexts } from '#domain/texts/generated/console-bar.ts';
import { textsOf } from '../../language/console-locale.ts';
import { useOrganization } from '../../session/use-organization.ts';
import { lazyPart } from '../../widgets/loading/lazy-part.ts';
import { useSwitchOrganization } from './use-switch-organization.ts';

const StaffOrganizationSwitcher = lazyPart(() =>
  import('./StaffOrganizationSwitcher.tsx').then((file) => ({ default: file.StaffOrganizationSwitcher })),
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
      <option value="" disabled>
        {pick}
      </option>
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
