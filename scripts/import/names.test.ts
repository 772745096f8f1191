import { describe, expect, it } from 'vitest';
import { displayAddress, displayName } from './display-name.ts';
import { shortenTitle } from './shorten-title.ts';

describe('names in capitals or small letters', () => {
  it.each([
    ["ST. LUKE'S SENIOR COMMUNITY PROGRAM", "St. Luke's Senior Community Program"],
    ['PART OF THE SOLUTION (P.O.T.S.)', 'Part of the Solution (P.O.T.S.)'],
    ['THE BIBLE CHURCH OF CHRIST', 'The Bible Church of Christ'],
    ['BLACK FORUM OF CO-OP CITY', 'Black Forum of Co-Op City'],
    ['NEW COVENANT COMMUNITY CORP FP', 'New Covenant Community Corp FP'],
    ['623 EAST 138TH STREET', '623 East 138th Street'],
    ['576B EAST 1ST STREET', '576B East 1st Street'],
    ['STAPLETON U.A.M.E. CHURCH', 'Stapleton U.A.M.E. Church'],
    ['P811X HORTICULTURE CLUB', 'P811X Horticulture Club'],
    ['PS/MS 48', 'PS/MS 48'],
    ["O'NEILL AND D'ANGELO HALL", "O'Neill and D'Angelo Hall"],
    ['iCare  Center', 'iCare Center'],
    ['McGRAW AVENUE', 'McGraw Avenue'],
    ['1540 MCGRAW AVENUE', '1540 McGraw Avenue'],
    ['NYCID', 'NYCID'],
    ['NYCHA TENANTS OF MACOMBS ROAD', 'NYCHA Tenants of Macombs Road'],
    ['LOVE WINS NYC at PSS', 'Love Wins NYC at PSS'],
    ['EAST 2nd STREET', 'East 2nd Street'],
    ['harbor friends of the bronx', 'Harbor Friends of the Bronx'],
    ['icouldbe.org', 'icouldbe.org'],
    ['iMentor', 'iMentor'],
    ['US Fund for UNICEF', 'US Fund for UNICEF'],
    ['\ufeffHar\u200bbor \u202eCafe\u0301', 'Harbor Café'],
    ['', ''],
  ])('«%s» is shown as «%s»', (name, shown) => {
    expect(displayName(name)).toBe(shown);
  });
});

describe('lines of an address', () => {
  it.each([
    ['bronx, NY 10453', 'Bronx, NY 10453'],
    ['bronx, ny', 'Bronx, NY'],
    ['30 Bay street staten island', '30 Bay Street Staten Island'],
    ['1540 McGRAW AVENUE', '1540 McGraw Avenue'],
    ['Adam Clayton Powell Jr New York, NY 10027', 'Adam Clayton Powell Jr New York, NY 10027'],
    ['church on the hill, 2nd floor', 'Church on the Hill, 2nd Floor'],
  ])('«%s» is shown as «%s»', (line, shown) => {
    expect(displayAddress(line)).toBe(shown);
  });
});

describe('titles', () => {
  it('a title of 25 characters stays [DEC-11]', () => {
    expect(shortenTitle('Food pantry at Saint Anns')).toEqual({
      title: 'Food pantry at Saint Anns',
      isShortened: false,
    });
  });

  it('a longer title is cut at a word end, without a loose word [DEC-11]', () => {
    expect(shortenTitle('Food pantry at The Bible Church of Christ').title).toBe('Food pantry at The Bible');
    expect(shortenTitle('Soup kitchen at Part of the Solution').title).toBe('Soup kitchen at Part');
    expect(shortenTitle('Food pantry: The Bible Church of Christ').title).toBe('Food pantry');
  });

  it('one long word is cut at 25 characters [DEC-11]', () => {
    expect(shortenTitle('x'.repeat(40)).title).toBe('x'.repeat(25));
    expect(shortenTitle('🌱'.repeat(20)).title).toBe('🌱'.repeat(12));
    expect(shortenTitle('👨‍👩‍👧‍👦'.repeat(5)).title).toBe('👨‍👩‍👧‍👦'.repeat(2));
  });

  it('a title of nothing but loose ends is cut all the same [DEC-11]', () => {
    expect(shortenTitle('-'.repeat(40)).title).toBe('-'.repeat(25));
  });
});
