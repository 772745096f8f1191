import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConsoleError } from '../../api-client/error-code.ts';
import { keepMarks, keptMarks, questsToSend } from './mark-store.ts';
import { sendMarks } from './send-marks.ts';
import { confirmed, type KeptMark, type SavedMark, withMark } from './waiting-marks.ts';

const NOW = Date.now();
const key = { accountId: 'me', questId: 'q1' };
const ada: SavedMark = { id: 'k-ada', status: null, markedAt: null, ownMarkedAt: null };

/** What the browser's storage does here. */
class FakeStorage {
  [name: string]: unknown;
  getItem(name: string) {
    return Object.hasOwn(this, name) ? (this[name] as string) : null;
  }
  setItem(name: string, text: string) {
    this[name] = text;
  }
  removeItem(name: string) {
    delete this[name];
  }
}

beforeEach(() => vi.stubGlobal('localStorage', new FakeStorage()));
afterEach(() => {
  keepMarks(key, () => []);
  vi.unstubAllGlobals();
});

function markAda(): void {
  keepMarks(key, (marks) => confirmed(withMark(marks, ada, 'Present', NOW)));
}

const answer = (marks: readonly KeptMark[]): SavedMark[] =>
  marks.map(({ contractId, status, markedAt }) => ({
    id: contractId,
    status,
    markedAt: new Date(markedAt).toISOString(),
    ownMarkedAt: null,
  }));

describe('sending what was marked', () => {
  it('marks wait through a loss of the network and are sent once when the line is back', async () => {
    markAda();
    const send = vi.fn(async (marks: readonly KeptMark[]) => answer(marks));
    send.mockRejectedValueOnce(Object.assign(new Error('Failed to fetch'), { status: undefined }));
    expect(await sendMarks(key, send)).toEqual({ outcome: 'away', isLoggedOut: false });
    expect(questsToSend('me')).toEqual(['q1']);
    expect(questsToSend('somebody else')).toEqual([]);

    expect(await sendMarks(key, send)).toEqual({ outcome: 'saved', overtaken: 0 });
    expect(await sendMarks(key, send)).toEqual({ outcome: 'nothing' });
    expect(send).toHaveBeenCalledTimes(2);
    expect(keptMarks(key)).toEqual([]);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('two calls at once send one batch', async () => {
    markAda();
    const send = vi.fn(async (marks: readonly KeptMark[]) => answer(marks));
    const outcomes = await Promise.all([sendMarks(key, send), sendMarks(key, send)]);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['saved', 'nothing']);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('an ended session keeps the marks for the next log-in', async () => {
    markAda();
    const over = { graphQLErrors: [{ message: 'Not Logged In', extensions: { code: 'NOT_LOGGED_IN' } }] };
    expect(await sendMarks(key, () => Promise.reject(over))).toEqual({ outcome: 'away', isLoggedOut: true });
    expect(questsToSend('me')).toEqual(['q1']);
  });

  it('keeps the attendance entries of one account while another is logged in', async () => {
    markAda();
    const others = { graphQLErrors: [{ message: 'x', extensions: { code: 'OTHER_ACCOUNT' } }] };
    expect(await sendMarks(key, () => Promise.reject(others))).toEqual({
      outcome: 'away',
      isLoggedOut: false,
    });
    expect(questsToSend('me')).toEqual(['q1']);
  });

  it('a refusal is told in the words of the server, and the marks are the manager’s again [ERR-29]', async () => {
    markAda();
    const refused = Object.assign(new Error('ada: They dropped out of the quest.'), {
      graphQLErrors: [{ message: 'ada: …', extensions: { code: 'BAD_USER_INPUT' } }],
    });
    expect(await sendMarks(key, () => Promise.reject(refused))).toEqual({
      outcome: 'refused',
      message: 'ada: They dropped out of the quest.',
      hasSaved: false,
    });
    expect(questsToSend('me')).toEqual([]);
    expect(keptMarks(key)).toHaveLength(1);
  });

  it('sets aside the one mark that is refused, with the reason, and sends the rest [CHK-02]', async () => {
    const people = ['ada', 'ben', 'cleo'].map((id) => ({ ...ada, id }));
    for (const one of people) keepMarks(key, (marks) => withMark(marks, one, 'Present', NOW));
    keepMarks(key, confirmed);
    const message = 'ben: They dropped out of the quest.';
    // As the data provider throws it.
    const refused = new ConsoleError({
      graphQLErrors: [{ message, extensions: { code: 'BAD_USER_INPUT', said: message, item: 2 } }],
    });
    const send = vi.fn(async (marks: readonly KeptMark[]) => answer(marks));
    send.mockRejectedValueOnce(refused);
    expect(await sendMarks(key, send)).toEqual({
      outcome: 'refused',
      message: refused.message,
      hasSaved: true,
    });
    expect(send.mock.lastCall?.[0].map(({ contractId }) => contractId)).toEqual(['ada', 'cleo']);
    expect(keptMarks(key)).toMatchObject([
      { contractId: 'ben', isConfirmed: false, refusal: refused.message },
    ]);
    keepMarks(key, confirmed);
    expect(await sendMarks(key, send)).toEqual({ outcome: 'saved', overtaken: 0 });
    expect(keptMarks(key)).toEqual([]);
  });

  it('a browser that refuses its storage still keeps the marks while the page is open', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('denied');
      },
      setItem: () => {
        throw new Error('denied');
      },
    });
    markAda();
    expect(keptMarks(key)).toHaveLength(1);
  });
});
