import { expect, it } from 'vitest';
import { guessColumns, withHeadings } from './invited-columns.ts';

const tableOf = (...rows: string[][]) => withHeadings(rows.map((cells, at) => ({ line: at + 1, cells })));

it.each([
  [
    ['First Name', 'LAST_NAME', 'E-mail', 'DOB', 'Tags', 'Shirt'],
    'firstName lastName email birthday labels -',
  ],
  [['Nombre', 'Apellidos', 'Correo electrónico', 'Fecha de nacimiento'], 'firstName lastName email birthday'],
  [['الاسم الأول', 'البريد الإلكتروني'], 'firstName email'],
  [['Email', 'Email', 'Name'], 'email - name'],
])('knows what columns hold by the headings %j [DSK-09]', (headings, guessed) => {
  const columns = guessColumns(tableOf(headings, ['x', 'y']));
  expect(columns.map((column) => column ?? '-').join(' ')).toBe(guessed);
});

it('finds the column of emails by what stands in it, where no heading says so [DSK-09]', () => {
  const table = tableOf(['Ana Ruiz', 'ana@a.example', 'x'], ['Ben', 'ben@b.example', 'c@c.example']);
  expect(table.headings).toBeNull();
  expect(table.rows).toHaveLength(2);
  expect(guessColumns(table)).toEqual([null, 'email', null]);
  expect(guessColumns(tableOf(['Who', 'Where'], ['Ana', 'ana@a.example']))).toEqual([null, 'email']);
});
