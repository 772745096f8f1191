/** A person as a file of another service tells of them, every value checked by itself. */
export type ImportedVolunteer = {
  id: string;
  /** Null: none, or none that the rules allow. */
  username: string | null;
  emailAddress: string;
  phoneNumber: string | null;
  /** YYYY-MM-DD. */
  dateOfBirth: string;
  nameFirst: string;
  nameLast: string;
  emergencyContactName: string | null;
  emergencyContactNumber: string | null;
  guardian: { guardianName: string; guardianEmail: string } | null;
  districts: readonly string[];
  groups: readonly ImportedMembership[];
  pastHours: readonly ImportedHours[];
};

/** A group by its name or id; null: the role that everyone there has. */
export type ImportedMembership = { group: string; role: string | null };

/** Minutes served at a charity, by its name or id, on a New York day. */
export type ImportedHours = { charity: string; date: string; minutes: number };

/** What the database knows of the id, the address and the name of an imported person. */
export type KnownOfImported = {
  /** The account with this id. */
  byId: {
    isSameAddress: boolean;
    isSameName: boolean;
    dateOfBirth: string | null;
    isImported: boolean;
  } | null;
  /** Whether someone with this id has left, or was merged into another record. */
  hasLeft: boolean;
  /** The account with this address under another id. */
  holder: { dateOfBirth: string | null } | null;
  /** Whether the address is kept for a closed, merged or changed account. */
  isAddressHeld: boolean;
  /** Whether another record has this name and birth date. */
  isNamesake: boolean;
};

/** Why a row is refused: its column, and what was expected there. */
export type RowProblem = { column: string; expected: string };
export type ImportedStanding = { outcome: 'new' | 'known' } | { outcome: 'refused'; problem: RowProblem };

/** Whether an imported person is new, here already, or in conflict with what is here. */
export function standingOfImported(
  { dateOfBirth }: Pick<ImportedVolunteer, 'dateOfBirth'>,
  { byId, hasLeft, holder, isAddressHeld, isNamesake }: KnownOfImported,
): ImportedStanding {
  if (hasLeft) return refused('id', 'an id whose account was not removed or merged here');
  if (byId !== null) {
    const isSame = byId.isImported || byId.isSameAddress || byId.isSameName;
    if (!isSame) return refused('id', 'an id that no one else has here');
    return byId.dateOfBirth === dateOfBirth ? { outcome: 'known' } : refused('birthDate', OTHER_BIRTH_DATE);
  }
  if (holder !== null)
    return holder.dateOfBirth === dateOfBirth
      ? refused('email', 'an address without an account here; this person has one under another id')
      : refused('birthDate', OTHER_BIRTH_DATE);
  if (isAddressHeld) return refused('email', 'an address that is not kept for a closed or changed account');
  if (isNamesake)
    return refused('lastName', 'a name and birth date that no one has here; this may be the same person');
  return { outcome: 'new' };
}

const OTHER_BIRTH_DATE = 'the birth date of the account that is here already';

function refused(column: string, expected: string): ImportedStanding {
  return { outcome: 'refused', problem: { column, expected } };
}
