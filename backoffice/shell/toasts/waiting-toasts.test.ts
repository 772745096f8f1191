import { describe, expect, it } from 'vitest';
import { type Told, withToast } from './waiting-toasts.ts';

const toast = (number: number, message: string, more: Partial<Told> = {}): Told => ({
  number,
  message,
  type: 'success',
  ...more,
});
const undoable = (number: number, message: string) =>
  toast(number, message, { notificationOptions: { undoToken: 'token' } });
const error = (number: number, message: string) => toast(number, message, { type: 'error' });
const all = (...toasts: Told[]) => toasts.reduce<readonly Told[]>(withToast, []).map(({ number }) => number);

describe('the toasts that wait', () => {
  it('news take the place of those before, and an error is told once [TST-01]', () => {
    expect(all(toast(1, 'Saved.'), toast(2, 'Saved.'), error(3, 'No.'), error(4, 'No.'))).toEqual([2, 3]);
  });

  it('news wait for what can be undone, the latest alone [TST-01, DSK-04]', () => {
    expect(all(undoable(1, 'Cancelled.'), toast(2, 'Saved.'), toast(3, 'Sent.'))).toEqual([1, 3]);
  });

  it('what can be undone is shown at once, for its time is short; errors stay [DSK-04]', () => {
    expect(all(toast(1, 'Saved.'), error(2, 'No.'), undoable(3, 'Cancelled.'))).toEqual([2, 3]);
    expect(all(undoable(1, 'Cancelled.'), undoable(2, 'Published.'))).toEqual([2]);
  });

  it('that it was undone is said at once [DSK-04]', () => {
    const answer = toast(2, 'Taken back.', { notificationOptions: { isAnswer: true } });
    expect(all(undoable(1, 'Cancelled.'), answer)).toEqual([2]);
  });
});
