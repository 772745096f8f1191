import { firstCharacter } from '#domain/text/cut-text.ts';

/** Up to two capital letters that stand for a person: of the real names, else of the user name. */
export function initialsOf(person: {
  nameFirst: string | null;
  nameLast: string | null;
  username: string;
}): string {
  const names = [person.nameFirst, person.nameLast].filter((name) => name?.trim());
  const source = names.length > 0 ? names : [person.username];
  return source.map((name) => firstCharacter(name?.trim() ?? '').toUpperCase()).join('');
}
