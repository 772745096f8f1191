/** The columns of a file of volunteers, in the order of the documentation. */
export const TEXT_COLUMNS = [
  'id',
  'username',
  'email',
  'phone',
  'birthDate',
  'firstName',
  'lastName',
  'emergencyContactName',
  'emergencyContactPhone',
  'guardianName',
  'guardianEmail',
] as const;
/** Columns that hold several values, separated by “|”. */
export const LIST_COLUMNS = ['favoriteDistricts', 'groups', 'pastHours'] as const;
export const NEEDED_COLUMNS = ['id', 'email', 'birthDate', 'firstName', 'lastName'] as const;

export type TextColumn = (typeof TEXT_COLUMNS)[number];
export type ListColumn = (typeof LIST_COLUMNS)[number];
export type Column = TextColumn | ListColumn;

/** Names that identity services, and this product's own API, give the same. */
const ALIASES: Readonly<Record<string, Column>> = {
  playerid: 'id',
  emailaddress: 'email',
  phonenumber: 'phone',
  dateofbirth: 'birthDate',
  namefirst: 'firstName',
  namelast: 'lastName',
  emergencycontactnumber: 'emergencyContactPhone',
};
const BY_KEY = new Map<string, Column>([
  ...[...TEXT_COLUMNS, ...LIST_COLUMNS].map((column) => [keyOf(column), column] as const),
  ...Object.entries(ALIASES),
]);

/** The column that a heading names, whatever its case, blanks and dashes; null for one that is not read. */
export function columnOf(heading: string): Column | null {
  return BY_KEY.get(keyOf(heading)) ?? null;
}

function keyOf(heading: string): string {
  return heading.toLowerCase().replace(/[^a-z]/g, '');
}

/** Whether a column holds several values. */
export function isListColumn(column: Column): column is ListColumn {
  return LIST_COLUMNS.some((one) => one === column);
}
