import type { Locator, Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { ask, postQuest } from './month-quest.ts';

test('a description is typed with keys alone, and every step is taken back [EDQ-13]', async ({ page }) => {
  const text = await openDescription(page, 'Typed with keys');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await page.keyboard.type('Bring ');
  await page.keyboard.press('ControlOrMeta+B');
  await expect(format(page, 'Bold')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type('gloves');
  await page.keyboard.press('ControlOrMeta+B');
  await page.keyboard.type('.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Two things');
  expect(await lines(text)).toEqual(['Bring gloves.', 'Two things']);
  await expect(text.locator('b')).toHaveText('gloves');

  await page.keyboard.press('Enter');
  // Back from the text, the last button of its bar is the one for numbered lists.
  await page.keyboard.press('Shift+Tab');
  await expect(format(page, 'Numbered list')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(text.locator('ol')).toHaveCount(1);
  await expect(text).toBeFocused();
  await page.keyboard.type('one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  await expect(text.locator('ol li')).toHaveText(['one', 'two']);

  for (let steps = 0; steps < 5; steps += 1) await page.keyboard.press('ControlOrMeta+Z');
  await expect(text.locator('ol')).toHaveCount(0);
  for (let steps = 0; steps < 20; steps += 1) await page.keyboard.press('ControlOrMeta+Z');
  await expect(text).toHaveText('Bring gloves.');
  for (let steps = 0; steps < 30; steps += 1) await page.keyboard.press('ControlOrMeta+Shift+Z');
  await expect(text.locator('ol li')).toHaveText(['one', 'two']);
});

test('what an input method composes has the format that waits for it, and is one step', async ({ page }) => {
  const text = await openDescription(page, 'Composed');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await page.keyboard.type('Bring ');
  await page.keyboard.press('ControlOrMeta+I');
  const browser = await page.context().newCDPSession(page);
  for (const half of ['て', 'てぶ', 'てぶく', 'てぶくろ'])
    await browser.send('Input.imeSetComposition', {
      text: half,
      selectionStart: half.length,
      selectionEnd: half.length,
    });
  await browser.send('Input.insertText', { text: '手袋' });
  await expect(text.locator('i')).toHaveText(/^\u200b?手袋$/);
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(text).toHaveText(/^Bring\s*\u200b?$/);
});

/** An entry of a list as Word puts it on the clipboard. */
const entryOfWord = (style: string, bullet: string, words: string) => `<p class=${style}
style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;
mso-list:Ignore'>${bullet}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;
</span></span><![endif]>${words}<o:p></o:p></p>`;
const cellsOfWord = (...cells: string[]) =>
  `<tr>${cells
    .map(
      (cell) => `<td width=200 style='border:solid windowtext 1.0pt'>
<p class=MsoNormal style='margin-bottom:0in'>${cell}<o:p></o:p></p></td>`,
    )
    .join('')}</tr>`;
/** A page of Word as it is on the clipboard, with styles, conditional comments, two lists, and a table. */
const FROM_WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><w:WordDocument>
<w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0in;} @list l0 {mso-list-id:1;} --></style></head>
<body lang=EN-US><!--StartFragment--><p class=MsoNormal><b>Please bring</b><o:p></o:p></p>
${entryOfWord('MsoListParagraphCxSpFirst', '·', 'closed shoes')}
${entryOfWord('MsoListParagraphCxSpLast', '·', 'a <b>raincoat</b>')}
${entryOfWord('MsoListParagraph', '1.', 'Ring twice')}
<table class=MsoTableGrid border=1>${cellsOfWord('Gate', 'North')}${cellsOfWord('Lunch', 'noon')}</table>
<p class=MsoNormal>Thank<br>you<o:p></o:p></p><!--EndFragment--></body></html>`;

test('lists and tables copied in Word keep their lines when they are pasted and saved [STM-08]', async ({
  page,
}) => {
  const text = await openDescription(page, 'Pasted from Word');
  await page.evaluate((html) => {
    const copy = (event: ClipboardEvent) => {
      event.clipboardData?.setData('text/html', html);
      event.preventDefault();
    };
    document.addEventListener('copy', copy, { once: true, capture: true });
  }, FROM_WORD);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+C');
  await page.keyboard.press('ControlOrMeta+V');
  await expect(text.locator('ul li')).toHaveText(['closed shoes', 'a raincoat']);
  const dialog = page.getByRole('dialog', { name: 'Edit Quest' });
  const id = /quests\/([^/]+)/.exec(page.url())?.[1];
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  const { quest } = await ask<{ quest: { description: string } }>(
    page,
    'query ($id: ID!) { quest(id: $id) { description } }',
    { id },
  );
  expect(quest.description).toBe(
    '<p><b>Please bring</b></p><ul><li>closed shoes</li><li>a <b>raincoat</b></li></ul><ol><li>Ring twice</li></ol>' +
      '<p>Gate · North</p><p>Lunch · noon</p><p>Thank<br />you</p>',
  );
});

async function openDescription(page: Page, title: string): Promise<Locator> {
  await logInAs(page, 'managers');
  const quest = await postQuest(page, { title, startsInMinutes: 60 * 26 });
  await page.goto(`/console/quests/${quest.id}/edit`);
  const text = page.getByRole('dialog', { name: 'Edit Quest' }).getByRole('textbox', { name: 'Description' });
  await text.focus();
  return text;
}

function format(page: Page, name: string): Locator {
  return page.getByRole('toolbar', { name: 'Format' }).getByRole('button', { name });
}

async function lines(text: Locator): Promise<string[]> {
  const shown = await text.locator('p').allTextContents();
  return shown.map((line) => line.replace(/\u00a0/g, ' '));
}
