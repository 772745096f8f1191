import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, freshConsole, openPart, refusal } from '../../../tests/support/console-part.tsx';
import { TranslationsOf } from './TranslationsOf.tsx';

freshConsole();

const NONE = { description: '', firstMinutes: '', equipment: '' };
const CENA = { ...NONE, locale: 'es', eventTitle: 'Cena', description: '<p>Ven.</p>', isOutdated: false };
const quest = (translations: object[]) => ({
  quest: {
    id: 'supper',
    eventTitle: 'Supper',
    description: '<p>Come.</p>',
    firstMinutes: 'Ring the bell.',
    equipment: null,
    translations,
  },
});

async function openLanguages(answers: Answers, translations: object[] = [CENA], locale: 'en' | 'es' = 'en') {
  const part = await openPart(<TranslationsOf questId="supper" />, {
    answers: { ...quest(translations), translateQuest: { id: 'supper', translations: [] }, ...answers },
    locale,
  });
  await part.user.click(screen.getByRole('button', { name: locale === 'en' ? 'Languages' : 'Idiomas' }));
  return part;
}
const inputOf = (label: string) => screen.findByLabelText<HTMLInputElement>(label);

it('a title in Arabic is kept, and the Spanish one, which nobody touched, is not sent [LNG-08: console]', async () => {
  const { user, asked } = await openLanguages({});
  expect((await inputOf('Title in Español')).value).toBe('Cena');
  expect(screen.getByText('In English: Supper')).toBeTruthy();
  expect(screen.getByLabelText('Title in العربية').closest('[lang]')?.getAttribute('lang')).toBe('ar');
  await user.type(screen.getByLabelText('Title in العربية'), 'عشاء{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked('TranslateQuest')).toEqual([{ ...NONE, id: 'supper', locale: 'ar', eventTitle: 'عشاء' }]);
  expect(await screen.findByText('Saved.')).toBeTruthy();
});

it('a refusal keeps what was typed, and a description without a title is told where it is [LNG-08: console]', async () => {
  const { user, asked } = await openLanguages({ translateQuest: refusal('RATE_LIMITED') });
  const title = await inputOf('Title in Español');
  await user.clear(title);
  await user.keyboard('{Enter}');
  expect(await screen.findByText('The quest title is required.')).toBeTruthy();
  expect(asked('TranslateQuest')).toEqual([]);
  await user.type(title, 'Cenas{Enter}');
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(title.value).toBe('Cenas');
});

it('says which translation is older than the Quest [LNG-08: console]', async () => {
  await openLanguages({}, [{ ...CENA, isOutdated: true }]);
  expect(await screen.findAllByText('The English has changed.')).toHaveLength(1);
});

it('is said in Spanish [LNG-07: a quest in other languages]', async () => {
  await openLanguages({}, [], 'es');
  expect(await screen.findByText('En otros idiomas')).toBeTruthy();
  expect(await inputOf('Título en Español')).toBeTruthy();
});

it('asks for the other texts of a quest that has them [LNG-08]', async () => {
  const { user, asked } = await openLanguages({});
  await user.type(await inputOf('“Ring the bell.” in Español'), 'Toca el timbre.');
  expect(screen.queryByLabelText(/Gloves/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(asked('TranslateQuest')).toHaveLength(1));
  expect(asked('TranslateQuest')[0]).toMatchObject({ locale: 'es', firstMinutes: 'Toca el timbre.' });
});
