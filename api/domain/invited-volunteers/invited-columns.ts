import { foldedText } from '../text/folded-text.ts';

/** What a column of a file of people to invite can hold. */
export const INVITED_COLUMNS = ['firstName', 'lastName', 'name', 'email', 'birthday', 'labels'] as const;
export type InvitedColumn = (typeof INVITED_COLUMNS)[number];
/** Column by column; null: not used. */
export type InvitedColumns = readonly (InvitedColumn | null)[];

/** Headings that mean a column, folded, without blanks and marks. */
const HEADINGS: Readonly<Record<InvitedColumn, readonly string[]>> = {
  firstName: [
    'firstname',
    'first',
    'givenname',
    'forename',
    'nombre',
    'nombres',
    'primernombre',
    'الاسمالاول',
  ],
  lastName: ['lastname', 'last', 'surname', 'familyname', 'apellido', 'apellidos', 'اسمالعاىلة'],
  name: [
    'name',
    'fullname',
    'volunteer',
    'volunteername',
    'nombrecompleto',
    'nombreyapellido',
    'nombreyapellidos',
  ],
  email: ['email', 'emailaddress', 'mail', 'correo', 'correoelectronico', 'emailid', 'البريدالالكتروني'],
  birthday: ['birthday', 'birthdate', 'dateofbirth', 'dob', 'fechadenacimiento', 'nacimiento', 'cumpleanos'],
  labels: ['labels', 'label', 'tags', 'tag', 'etiquetas', 'etiqueta'],
};
const BY_HEADING = new Map(
  INVITED_COLUMNS.flatMap((column) => HEADINGS[column].map((heading) => [heading, column] as const)),
);

/** A table of a file: its headings, if its first row has any, and the rows with their lines. */
export type InvitedTable = {
  headings: string[] | null;
  rows: { line: number; cells: string[] }[];
  /** Whether its days count from 1904 on. */
  isFrom1904: boolean;
};

/** Takes the headings off the rows: the first row, unless there is an email address in it. */
export function withHeadings(rows: InvitedTable['rows'], isFrom1904 = false): InvitedTable {
  const [first, ...rest] = rows;
  const hasHeadings = first !== undefined && !first.cells.some(looksLikeEmail);
  return hasHeadings
    ? { headings: first.cells, rows: rest, isFrom1904 }
    : { headings: null, rows: [...rows], isFrom1904 };
}

/** What each column seems to hold: by its heading, and of email addresses by what stands in it. Each meaning once. */
export function guessColumns({ headings, rows }: InvitedTable): InvitedColumns {
  const width = Math.max(headings?.length ?? 0, ...rows.slice(0, SEEN_ROWS).map(({ cells }) => cells.length));
  const taken = new Set<InvitedColumn>();
  const once = (column: InvitedColumn | null) => {
    if (column === null || taken.has(column)) return null;
    taken.add(column);
    return column;
  };
  const known = Array.from({ length: width }, (_, at) => once(columnOf(headings?.[at] ?? '')));
  if (taken.has('email')) return known;
  const seen = rows.slice(0, SEEN_ROWS);
  const addresses = known.map((column, at) =>
    column === null ? seen.filter(({ cells }) => looksLikeEmail(cells[at] ?? '')).length : 0,
  );
  const most = Math.max(0, ...addresses);
  return known.map((column, at) => (most > 0 && addresses.indexOf(most) === at ? 'email' : column));
}

/** Rows that a guess looks at. */
const SEEN_ROWS = 50;

function columnOf(heading: string): InvitedColumn | null {
  return BY_HEADING.get(foldedText(heading).replace(/[^\p{L}]/gu, '')) ?? null;
}

function looksLikeEmail(cell: string): boolean {
  return /^\S+@\S+\.\S+$/.test(cell.trim());
}
