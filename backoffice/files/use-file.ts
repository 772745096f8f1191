import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { messageOf } from '../api-client/message-of.ts';
import { withProof } from '../api-client/proof.ts';
import { fetchFile } from './fetch-file.ts';
import { saveFile } from './save-file.ts';

/** Has the server make a file, and saves it; it can be given up meanwhile. */
export function useFile(address: string, asked: object) {
  const notify = useNotify();
  const [isMaking, setMaking] = useState(false);
  const running = useRef<AbortController | null>(null);
  // Nobody waits for a file whose page was left.
  useEffect(() => () => running.current?.abort(), []);

  async function start(): Promise<void> {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setMaking(true);
    try {
      saveFile(await withProof(() => fetchFile(address, asked, controller.signal)));
    } catch (error) {
      if (!controller.signal.aborted) notify(messageOf(error), { type: 'error' });
    } finally {
      running.current = null;
      setMaking(false);
    }
  }

  return { isMaking, start, cancel: () => running.current?.abort() };
}
