import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Answers, freshConsole, openPart } from '../../tests/support/console-part.tsx';
import { QuestPictureCard } from './PictureCards.tsx';

freshConsole();
afterEach(() => vi.unstubAllGlobals());

const ID = 'a'.repeat(32);
const kept = { id: ID, questId: 'quest-1', altText: 'A loaf', width: 480, height: 320, widths: [480] };

/** What the page sends, and what the server answers to it. */
function sending(status: number, answer: object) {
  const sent: { address: string; form: FormData }[] = [];
  class Request {
    upload = {};
    status = status;
    responseText = JSON.stringify(answer);
    onload: () => void = () => undefined;
    #address = '';
    open(_method: string, address: string) {
      this.#address = address;
    }
    setRequestHeader() {}
    getResponseHeader() {
      return null;
    }
    send(form: FormData) {
      sent.push({ address: this.#address, form });
      queueMicrotask(() => this.onload());
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  return sent;
}

const openCard = (picture: object | null, answers: Answers = {}, locale: 'en' | 'es' = 'en') =>
  openPart(<QuestPictureCard quest={{ id: 'quest-1', providerId: 'charity-1' }} />, {
    answers: { quest: { picture }, ...answers },
    locale,
  });

/** The card with its form. */
async function open(...given: Parameters<typeof openCard>) {
  const part = await openCard(...given);
  await part.user.click(await screen.findByRole('button', { expanded: false }));
  return part;
}

const choose = async (file: File) => {
  await screen.findByRole('button', { name: 'Upload' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no input');
  fireEvent.change(input, { target: { files: [file] } });
};

describe('the picture of a quest in the console', () => {
  it('shows the picture alone until someone wants to change it [DSC-11]', async () => {
    const { user } = await openCard(kept);
    expect((await screen.findByRole('img', { name: 'A loaf' })).getAttribute('src')).toContain(ID);
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Change picture' }));
    expect(await screen.findByRole('textbox')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Close', expanded: true }));
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });

  it('is sent with the words that were asked for [DSC-11: console]', async () => {
    const sent = sending(200, { id: ID });
    const { user } = await open(null);
    await choose(new File(['dots'], 'kitchen.jpg', { type: 'image/jpeg' }));
    await user.click(await screen.findByRole('button', { name: 'Upload' }));
    expect(await screen.findByText(/Describe the photo for people/)).toBeTruthy();
    expect(sent).toEqual([]);
    await user.type(screen.getByLabelText(/Describe the photo/), 'Two cooks');
    await user.click(screen.getByRole('button', { name: 'Upload' }));
    expect(await screen.findByText('Picture saved')).toBeTruthy();
    expect(sent[0]?.address).toBe('/pictures?place=QUEST&id=quest-1');
    expect(sent[0]?.form.get('altText')).toBe('Two cooks');
    expect(sent[0]?.form.get('expectedId')).toBe('');
  });

  it('refused, it says why and keeps what was typed [DSC-12: console]', async () => {
    const message = 'Save the GIF as PNG or JPEG first.';
    sending(400, { errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }] });
    const { user } = await open(null);
    await choose(new File(['dots'], 'kitchen.png', { type: 'image/png' }));
    const words = await screen.findByLabelText<HTMLInputElement>(/Describe the photo/);
    await user.type(words, 'Two cooks');
    await user.click(screen.getByRole('button', { name: 'Upload' }));
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(words.value).toBe('Two cooks');
  });

  it('is described anew, and removed after a question [DSC-11: console]', async () => {
    const { user, asked } = await open(kept, {
      describePicture: { ...kept, altText: 'A fresh loaf' },
      removePicture: { id: ID },
    });
    const words = await screen.findByLabelText(/Describe the photo/);
    await user.clear(words);
    await user.type(words, 'A fresh loaf');
    await user.click(screen.getByRole('button', { name: 'Save description' }));
    await waitFor(() =>
      expect(asked('ConsoleDescribePicture')).toEqual([{ id: ID, altText: 'A fresh loaf' }]),
    );
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(asked('ConsoleRemovePicture')).toEqual([]);
    const [, confirm] = await screen.findAllByRole('button', { name: 'Remove', hidden: true });
    if (confirm) await user.click(confirm);
    await waitFor(() => expect(asked('ConsoleRemovePicture')).toEqual([{ id: ID }]));
  });

  it('speaks Spanish; the picture of the stamp is not the quest’s to remove [LNG-07: pictures]', async () => {
    await open({ ...kept, questId: 'stamp-1' }, {}, 'es');
    expect(await screen.findByText(/Viene del sello/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Quitar' })).toBeNull();
  });
});
