import type { Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { englishLeft } from './english-left.ts';
import {
  confirmAddressOf,
  makeAccount,
  type NewPerson,
  newPerson,
  ofThisTry,
  openSession,
} from './new-account.ts';

async function openAs(page: Page, person: NewPerson, path: string): Promise<void> {
  await page.context().clearCookies();
  await openSession(page, person);
  await page.goto(path);
}

test.describe('a guild in Spanish', () => {
  test.describe.configure({ mode: 'serial' });
  // The form with a gap, and the wrong code.
  test.use({ intendedStatuses: [422] });
  let [name, code] = ['', ''];
  let neighbor: NewPerson;

  test('is founded by keys alone; a gap is told in Spanish and loses nothing [LNG-01, LNG-10: founding a Guild]', async ({
    page,
  }) => {
    name = ofThisTry('Cuadra del Muelle');
    const founder = newPerson('esFounder');
    neighbor = newPerson('esNeighbor');
    for (const person of [founder, neighbor]) await makeAccount(page, person);
    await openAs(page, founder, '/es/guilds');
    await expect(page.getByText('¡Hola, Wilhelmina! Parece que todavía no eres parte')).toBeVisible();
    await page.getByRole('button', { name: 'Crear un Gremio' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: '¿Qué tipo de Gremio es?' })).toBeVisible();
    await dialog.getByRole('link', { name: 'Siguiente: Familia' }).press('Enter');
    await expect(dialog.getByRole('radio', { name: 'Familia' })).toBeChecked();
    await dialog.getByRole('link', { name: 'Elegir este tipo de Gremio' }).press('Enter');
    await dialog.getByLabel('Nombre del Gremio').fill(name);
    await dialog.getByLabel('Nombre del Gremio').press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('Descripción: Completa este campo.');
    await expect(dialog.getByLabel('Nombre del Gremio')).toHaveValue(name);
    await expect(page).toHaveURL('/es/guilds');
    await dialog.getByLabel('Descripción').fill('Nos ayudamos.');
    await dialog.getByRole('button', { name: 'Crear el Gremio' }).press('Enter');
    await expect(dialog).toContainText('¡Pronto recibirás la confirmación!');
    expect(await englishLeft(page, 'es')).toEqual([]);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await dialog.getByRole('button', { name: 'Copiar el código' }).press('Enter');
    await expect(dialog).toContainText('Copiado.');
    code = await page.evaluate(() => navigator.clipboard.readText());
    await dialog.getByRole('link', { name: 'Ver el Gremio' }).press('Enter');
    await expect(page.getByRole('main').getByText('Familia', { exact: true }).first()).toBeVisible();
  });

  test('is found as one types, joined by its code, and shared in Spanish [LNG-03, LNG-09: finding a Guild]', async ({
    page,
    baseURL,
  }) => {
    await confirmAddressOf(page, neighbor.emailAddress);
    await openAs(page, neighbor, '/es/guilds');
    const word = name.split(' ').at(-1)?.toLowerCase() ?? '';
    await page.getByRole('searchbox').pressSequentially(word);
    await expect(page.getByRole('status').filter({ hasText: /^Gremios: 1$/ })).toBeVisible();
    await expect(page).toHaveURL(`/es/guilds?q=${word}`);
    await page.getByRole('button', { name }).press('Enter');
    const details = page.getByRole('dialog', { name });
    await expect(details).toContainText('Familia');
    await details.getByRole('link', { name: 'Ver el Gremio' }).press('Enter');
    await page.getByRole('button', { name: 'Unirme al Gremio' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Escribe el código del Gremio' });
    await dialog.getByLabel('Código del Gremio').fill('nope');
    await dialog.getByLabel('Código del Gremio').press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText(/\p{L}/u);
    await expect(dialog.getByRole('alert')).not.toHaveText(/code|Sorry/);
    const words: string[] = [];
    await page.exposeFunction('keepWords', (text: string) => words.push(text));
    await dialog.locator('.accepted').evaluate((place) => {
      const { keepWords } = window as unknown as { keepWords: (text: string) => void };
      new MutationObserver(() => keepWords(place.textContent ?? '')).observe(place, { childList: true });
    });
    await dialog.getByLabel('Código del Gremio').fill(code);
    await dialog.getByLabel('Código del Gremio').press('Enter');
    await expect(page.getByText('Eres parte de este Gremio')).toBeVisible();
    expect(words).toContain('Código del Gremio aceptado, espera un momento...');
    const id = new URL(page.url()).pathname.split('/').at(-1);
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect(picture).toBe(`${baseURL}/og/es/guild/${id}.png`);
    expect((await page.request.get(picture ?? '')).headers()['content-type']).toBe('image/png');
  });
});
