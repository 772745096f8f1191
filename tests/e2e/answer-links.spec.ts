import { questPageTexts } from '#domain/texts/generated/quest-page.ts';
import { ANSWER_MANAGER, ANSWERS, answerPath } from './answer-people.ts';
import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { keyboard } from './input-method.ts';

const panel = 'main';

test.describe('a reminder is answered by its link, without a log-in', () => {
  test('a scanner of mails opens every link in every way, and nothing changes [REM-05]', async ({
    page,
    request,
  }) => {
    for (const purpose of ['attend', 'cannot'] as const) {
      const path = answerPath(purpose, 'answering-scanned');
      for (let time = 0; time < 2; time += 1) {
        expect((await request.get(path)).status()).toBe(200);
        expect((await request.head(path)).status()).toBe(200);
        expect((await request.get(`${path}&says=no`, { headers: { purpose: 'prefetch' } })).status()).toBe(
          200,
        );
      }
    }
    const answer = await request.get(answerPath('attend', 'answering-scanned'));
    expect(answer.headers()['cache-control']).toContain('no-store');
    expect(answer.headers()['referrer-policy']).toBe('no-referrer');
    const html = await answer.text();
    expect(html).toContain('noindex');
    expect(html).not.toContain('<script');
    await page.goto(answerPath('attend', 'answering-scanned'));
    await expect(page.locator(panel)).toContainText('Hi Rosa, you’re signed up:');
    await expect(page.getByRole('button', { name: 'I’ll be there' })).toBeVisible();
  });

  test('it shows quest, day, time and place, and «I’ll be there», said by keys alone, is known to the charity [REM-05, REM-06]', async ({
    page,
  }) => {
    await page.goto(answerPath('attend', 'answering-comesby'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Will you be there?');
    await expect(page.locator(panel)).toContainText('Serve the supper');
    await expect(page.locator(panel)).toContainText('9:00 am – 12:00 pm');
    await expect(page.locator(panel)).toContainText('12 Quay Street');
    await keyboard(page).press(page.getByRole('button', { name: 'I’ll be there' }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Great, see you there.');
    await expect(page.getByRole('button', { name: 'I’ll be there' })).toHaveCount(0);
    await logInAs(page, ANSWER_MANAGER);
    await page.goto('/console/quests/answer-ahead/show');
    await expect(page.getByText(/\d+ of \d+ are coming/)).toBeVisible();
  });

  test('«I can’t make it», said by keys alone, frees the place, thanks, and offers to sign up again [REM-06, REM-05]', async ({
    page,
  }) => {
    const path = answerPath('attend', 'answering-cannotby');
    await page.goto(`${path}&says=no`);
    const keys = keyboard(page);
    await keys.write(page.getByLabel('Note to the charity (optional)'), 'My train does not run.');
    await keys.press(page.getByRole('button', { name: 'I can’t make it' }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thanks for telling us early.');
    await expect(page.getByRole('link', { name: 'Sign up again' })).toHaveAttribute(
      'href',
      /quest\/answer-ahead$/,
    );
    const again = await page.request.get(path);
    expect(again.status()).toBe(410);
    expect(await again.text()).toContain('You’re not signed up anymore');
  });

  test('the link speaks the language of its mail [REM-05: other languages]', async ({ page }) => {
    await page.goto(`/es${answerPath('cannot', 'answering-guarded')}`);
    await expect(page.getByRole('button')).toContainText(['Rosa no puede ir']);
    await page.goto(`/ar${answerPath('attend', 'answering-guarded')}`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('button', { name: 'سأحضر' })).toBeVisible();
  });
});

test.describe('what a link tells of a quest', () => {
  test.use({ intendedStatuses: [410] });

  test('the title is as its charity translated it, or marked as English [LNG-08, LNG-09: answer links]', async ({
    page,
  }) => {
    await page.setExtraHTTPHeaders({ 'accept-language': 'es' });
    const main = page.locator(panel);
    await page.goto(`/es${ANSWERS.over}`);
    await expect(main).toContainText('Ordenar la despensa');
    await expect(main.locator('h2[lang]')).toHaveCount(0);
    await page.goto(`/es${ANSWERS.again}`);
    await expect(main).toContainText('Gracias por “Ordenar la despensa” con Answer House.');
    await expect(main.locator('[lang=en]')).toHaveText(['Answer House', 'Answer House']);
    await page.goto(`/ar${ANSWERS.over}`);
    await expect(main.locator('h2[lang=en]')).toHaveText('Sort the pantry');
    await expect(main).toContainText(questPageTexts('ar').inEnglish);
    await page.goto(`/ar${ANSWERS.again}`);
    await expect(main.locator('p [lang=en]').first()).toHaveText('\u2068Sort the pantry\u2069');
    await page.goto(`/es${ANSWERS.attend}`);
    await expect(page.getByRole('heading', { level: 2 })).toHaveAttribute('lang', 'en');
    await expect(main.getByText('con Answer House · En inglés')).toBeVisible();
    await expect(main.locator('[lang=en]', { hasText: 'Answer House' })).toBeVisible();
  });
});

test('«Would you come again?» is answered by three, and then the charity reads it without names [REM-09]', async ({
  page,
}) => {
  const answers = { again1: 'Yes, I would', again2: 'Rather not', again3: 'Yes, I would' };
  for (const [name, answer] of Object.entries(answers)) {
    await page.goto(answerPath('again', `answered-${name}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Would you come again?');
    await page.getByLabel('What should we know?').fill(`Words of ${answer}`);
    await page.getByRole('button', { name: answer }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thanks for your answer.');
    await expect(page.getByLabel('What should we know?')).toHaveValue(`Words of ${answer}`);
  }
  await logInAs(page, ANSWER_MANAGER);
  await page.goto('/console/quests/answer-past/show');
  await expect(page.getByText('2 would come again, 1 rather not')).toBeVisible();
  const card = page.getByRole('region', { name: 'Would they come again?' });
  await expect(card.getByRole('listitem')).toHaveText([
    'Words of Rather not',
    'Words of Yes, I would',
    'Words of Yes, I would',
  ]);
});
