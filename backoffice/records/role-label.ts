import { roleSaidIn } from '#domain/groups/role-name.ts';
import { consoleLocale } from '../language/console-locale.ts';

/** What a role is called, by the name that the API gives it; one that the product does not know keeps it. */
export function roleLabel(roleName: string): string {
  return roleSaidIn(consoleLocale(), roleName);
}
