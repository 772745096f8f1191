import { Typography } from '@mui/material';
import { reachAt } from '#domain/permissions/permissions.ts';
import { consoleVolunteersTexts } from '#domain/texts/generated/console-volunteers.ts';
import { textsOf } from '../../language/console-locale.ts';
import { useOrganization } from '../../session/use-organization.ts';

type Props = { providerId: string };

/** Says once a page why some of what stands there is empty; nothing to those who read no contact data at all. */
export function ContactNote({ providerId }: Props) {
  const subject = useOrganization().session?.subject ?? null;
  const reach = reachAt(subject, providerId, 'readContactInfo');
  if (reach === 'none') return null;
  const t = textsOf(consoleVolunteersTexts);
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '65ch' }}>
      {reach === 'always' ? t.contactAlways : t.contactDay}
    </Typography>
  );
}
