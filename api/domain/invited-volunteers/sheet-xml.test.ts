import { expect, it } from 'vitest';
import { countsFrom1904, firstSheetPath, rowsOfSheet, sharedTexts } from './sheet-xml.ts';

const rowsIn = (xml: string, shared: string[] = [], most = 50) => [...rowsOfSheet(xml, shared, most)];

it('reads cells in their columns, of each kind that spreadsheets write [DSK-09]', () => {
  const xml = `<x:worksheet><x:sheetData>
    <x:row r="2"><x:c r="A2" t="s"><x:v>1</x:v></x:c><x:c r="C2"><x:v>32946</x:v></x:c>
      <x:c r="D2" t="inlineStr"><x:is><x:t>A &amp; </x:t><x:t>B&#233;_x0041_</x:t></x:is></x:c>
      <x:c r="E2" t="str"><x:f>A1&amp;"x"</x:f><x:v>made</x:v></x:c></x:row>
    <x:row r="3"/><x:row r="7"><x:c t="s"><x:v>9</x:v></x:c><x:c><x:v>2</x:v></x:c></x:row>
  </x:sheetData></x:worksheet>`;
  expect(rowsIn(xml, ['no', 'Ana'])).toEqual([
    { line: 2, cells: ['Ana', '', '32946', 'A & BéA', 'made'] },
    { line: 7, cells: ['', '2'] },
  ]);
});

it('leaves out columns beyond the last one that counts [DSK-09]', () => {
  const xml = '<row r="1"><c r="A1"><v>1</v></c><c r="XFD1"><v>2</v></c></row>';
  expect(rowsIn(xml, [], 3)).toEqual([{ line: 1, cells: ['1'] }]);
});

it('joins the runs of shared texts and leaves out how they sound [DSK-09]', () => {
  const xml =
    '<sst><si><r><t>An</t></r><r><t xml:space="preserve">a </t></r></si><si/><si><t>x</t><rPh><t>y</t></rPh></si></sst>';
  expect(sharedTexts(xml)).toEqual(['Ana ', '', 'x']);
});

it('finds the first sheet, and from when days count [DSK-09]', () => {
  const workbook =
    '<workbook><workbookPr date1904="1"/><sheets><sheet name="B" sheetId="4" r:id="rId7"/><sheet r:id="rId1"/></sheets></workbook>';
  const relations =
    '<Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId7" Target="/xl/worksheets/b.xml"/>';
  expect(firstSheetPath(workbook, relations)).toBe('xl/worksheets/b.xml');
  expect([countsFrom1904(workbook), countsFrom1904('<workbookPr/>')]).toEqual([true, false]);
});

it('takes no longer for hostile text than for its length [DSK-09]', () => {
  const begun = performance.now();
  for (const text of ['<c ', '<x', '<c r="', '&#', '<row><c><v>&', '_x00']) rowsIn(text.repeat(200_000));
  expect(performance.now() - begun).toBeLessThan(3_000);
});
