import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { parseQuestConfiguration, serializeQuestConfiguration } from '#domain/books/quest-configuration.ts';
import { messageOf } from '../../api-client/error-code.ts';
import type { ConsoleDataProvider } from '../../resources/data-provider.ts';
import type { Books } from './book-changes.ts';
import { saveBooks } from './stamp-book-methods.ts';
import type { StampBookRecord } from './stamp-book-record.ts';

/**
 * The books of a charity while they are edited. Every change is shown at once and saved after those before it; when
 * one cannot be saved, the books are again as they were, and fetched anew.
 */
export function useBookEditor(record: StampBookRecord) {
  const [books, setBooks] = useState<Books>(() => parseQuestConfiguration(record.questConfiguration));
  const latest = useRef(books);
  const { saver, isSaving, save, adopt } = useBookSaver(record);

  /** Shows books without saving them, while something is dragged. */
  const show = (next: Books) => {
    latest.current = next;
    setBooks(next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another record is a reason.
  useEffect(() => {
    // Someone else has changed the books, or the server has, by a new or a deleted stamp.
    if (adopt(record)) show(parseQuestConfiguration(record.questConfiguration));
  }, [record]);

  const change = (edit: (last: Books) => Books) => {
    const next = edit(latest.current);
    if (next === latest.current) return;
    show(next);
    void save(
      () => latest.current,
      () => show(parseQuestConfiguration(saver.saved)),
    );
  };
  return { books, show, change, isSaving };
}

function useBookSaver(record: StampBookRecord) {
  const saver = useRef({
    version: record.questConfigurationVersion ?? '',
    saved: record.questConfiguration,
    isSending: false,
    isStale: false,
  }).current;
  const [isSaving, setSaving] = useState(false);
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();

  const send = async (books: Books) => {
    const questConfiguration = serializeQuestConfiguration(books);
    const wanted = { providerId: record.id, questConfiguration, expectedVersion: saver.version };
    const { questConfigurationVersion } = await dataProvider.run(saveBooks, wanted);
    saver.version = questConfigurationVersion ?? '';
    saver.saved = questConfiguration;
  };
  const save = async (current: () => Books, onFailed: () => void) => {
    saver.isStale = true;
    if (saver.isSending) return;
    saver.isSending = true;
    setSaving(true);
    try {
      while (saver.isStale) {
        saver.isStale = false;
        await send(current());
      }
    } catch (error) {
      saver.isStale = false;
      notify(messageOf(error), { type: 'error' });
      onFailed();
    }
    saver.isSending = false;
    setSaving(false);
    refresh();
  };
  /** Whether the record holds books that are not those saved from here. */
  const adopt = ({ questConfiguration, questConfigurationVersion }: StampBookRecord): boolean => {
    if (saver.isSending || questConfigurationVersion === saver.version) return false;
    saver.version = questConfigurationVersion ?? '';
    saver.saved = questConfiguration;
    return true;
  };
  return { saver, isSaving, save, adopt };
}
