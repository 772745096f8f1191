import { consoleRecapTablesTexts } from '#domain/texts/generated/console-recap-tables.ts';
import { textsOf } from '../../language/console-locale.ts';
import { volunteerName } from '../../records/volunteer-name.ts';
import { columnsOf } from '../tables/recap-tables.ts';
import type { WholeList } from './use-whole-lists.ts';

type Props = WholeList & { period: string; hasContact: boolean };

/** A list as it stands on paper, whole; a new page repeats its head. */
export function PrintedTable({ table, entries, period, hasContact }: Props) {
  const columns = columnsOf(table.list, period).filter(({ kind }) => hasContact || kind !== 'contact');
  return (
    <section>
      <h2>{textsOf(consoleRecapTablesTexts).counted({ title: table.title, count: entries.length })}</h2>
      {table.note && <p>{table.note}</p>}
      {entries.length === 0 ? (
        <p>{textsOf(consoleRecapTablesTexts).nobody}</p>
      ) : (
        <table>
          <thead>
            <tr>
              {columns.map(({ field, label, kind }) => (
                <th key={field} scope="col" className={`is-${kind}`}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <tr key={entry.chariteer.id}>
                {columns.map(({ field, kind, text }, index) => (
                  <td key={field} className={`is-${kind}`}>
                    {text(entry) ||
                      (index === 0 ? volunteerName(entry.chariteer) : kind === 'contact' && '–')}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
