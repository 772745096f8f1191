import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Answers, freshConsole, openPart, refusal } from '../../../tests/support/console-part.tsx';
import { englishIn } from '../../../tests/support/english-in.ts';
import { WriteToGuildDialog } from './WriteToGuildDialog.tsx';

freshConsole();

async function openDialog(answers: Answers) {
  const onClose = vi.fn();
  const given = { questId: 'quest-1', guildName: 'Harbor Friends', onClose };
  const part = await openPart(<WriteToGuildDialog {...given} />, { answers });
  const message = await screen.findByRole('textbox', { name: /^Message/ });
  return { ...part, onClose, message, send: screen.getByRole('button', { name: 'Send' }) };
}

it('a letter to a guild needs words and a way to answer, and is on its way then', async () => {
  const { user, message, send, asked, onClose } = await openDialog({ writeToGuild: true });
  expect(document.activeElement).toBe(message);
  await user.click(send);
  expect(await screen.findAllByText('Please fill out this field.')).toHaveLength(2);
  expect(asked('WriteToGuild')).toEqual([]);
  await user.type(message, 'Bring gloves.');
  await user.type(screen.getByLabelText(/^How they can reach you/), '201 555 0100{Enter}');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(await screen.findByText('Message sent to Harbor Friends.')).toBeTruthy();
  expect(asked('WriteToGuild')).toEqual([
    { questId: 'quest-1', message: 'Bring gloves.', contact: '201 555 0100' },
  ]);
});

it('a refusal stays in the dialog, with what was written', async () => {
  const { user, message, send, onClose } = await openDialog({ writeToGuild: refusal('RATE_LIMITED') });
  await user.type(message, 'Bring gloves.');
  await user.type(screen.getByLabelText(/^How they can reach you/), '201 555 0100');
  await user.click(send);
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(message).toHaveProperty('value', 'Bring gloves.');
  expect(onClose).not.toHaveBeenCalled();
});

it('labels, helps and problems are Spanish [LNG-07: a letter to a guild]', async () => {
  const given = { questId: 'quest-1', guildName: 'Harbor Friends', onClose: vi.fn() };
  const { user } = await openPart(<WriteToGuildDialog {...given} />, {
    answers: { writeToGuild: true },
    locale: 'es',
  });
  expect(await screen.findByLabelText(/^Mensaje/)).toBeTruthy();
  expect(englishIn()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(await screen.findAllByText('Completa este campo.')).toHaveLength(2);
  expect(englishIn()).toEqual([]);
  await user.type(screen.getByLabelText(/^Mensaje/), 'Traigan guantes.');
  await user.type(screen.getByLabelText(/^Cómo pueden comunicarse contigo/), '201 555 0100{Enter}');
  expect(await screen.findByText('Tu mensaje a Harbor Friends va en camino.')).toBeTruthy();
});
