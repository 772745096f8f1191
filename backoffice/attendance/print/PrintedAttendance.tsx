import { Fragment } from 'react';
import { encode } from 'uqr';
import { barsOf, SQUARE_CODE } from '#domain/brand/square-code.ts';
import { formatPhone } from '#domain/text/format.ts';
import { consoleAttendanceTexts } from '#domain/texts/generated/console-attendance.ts';
import { consoleDocumentsTexts } from '#domain/texts/generated/console-documents.ts';
import { textsOf } from '../../language/console-locale.ts';
import { questWhen } from '../../records/quest-when.ts';
import { useAnswer } from '../../resources/use-method.ts';
import { namesOfParty, plusText } from '../attendees/PartyCount.tsx';
import type { AttendanceQuest, Attendee } from '../record/attendance-record.ts';
import { attendeesOf } from '../record/attendance-record.ts';
import { bandText } from '../walk-ins/WalkIns.tsx';
import { walkIns } from '../walk-ins/walk-in-methods.ts';
import './attendance-print.css';

/** Lines for people who come without having signed up. */
const BLANK_LINES = 20;

/** The attendance sheet on paper: everyone who holds a spot, whatever the screen is filtered by, then blank lines. */
export function PrintedAttendance({ quest }: { quest: AttendanceQuest }) {
  const t = textsOf(consoleAttendanceTexts);
  const { active } = attendeesOf(quest.pledgedContracts, []);
  const columns = columnsOf(active);
  return (
    <article className="on-paper attendance-paper">
      <SheetCode questId={quest.id} />
      <h1>{quest.eventTitle}</h1>
      <p>{[t.when(questWhen(quest)), quest.location?.name].filter(Boolean).join(' · ')}</p>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={`is-${column}`}>
                {t[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {active.map((attendee) => (
            <Fragment key={attendee.contract.id}>
              <tr>
                {columns.map((column) => (
                  <td key={column}>
                    {textIn(column, attendee)}
                    {column === 'sheetName' && <ToSign {...attendee} />}
                  </td>
                ))}
              </tr>
              <PartyLines {...attendee} columns={columns} />
            </Fragment>
          ))}
          <PrintedWalkIns questId={quest.id} columns={columns.length} />
          {Array.from({ length: BLANK_LINES }, (_, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: blank lines are all the same
            <tr key={line}>
              {columns.map((column) => (
                <td key={column} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}

/** A line for each person who comes along. */
function PartyLines({ contract: { party }, columns }: Attendee & { columns: readonly Column[] }) {
  return namesOfParty(party).map((name, line) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells two of an age apart
    <tr key={line}>
      {columns.map((column) => (
        <td key={column}>{column === 'sheetName' && `+ ${name}`}</td>
      ))}
    </tr>
  ));
}

/** People who came without an account and are still named, below those who signed up. */
function PrintedWalkIns({ questId, columns }: { questId: string; columns: number }) {
  const { data: people = [] } = useAnswer(walkIns, { questId });
  return people
    .filter(({ givenName }) => givenName !== null)
    .map(({ id, givenName, lastInitial, ages }) => (
      <tr key={id}>
        <td>{`${givenName} ${lastInitial}. · ${bandText(ages)}`}</td>
        {Array.from({ length: columns - 1 }, (_, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blank cells are all the same
          <td key={column} />
        ))}
      </tr>
    ));
}

/** What someone still has to sign, below the name. */
function ToSign({ contract: { unsignedDocuments, othersLacking } }: Attendee) {
  const t = textsOf(consoleDocumentsTexts);
  const titles = unsignedDocuments?.map(({ title }) => title).join(', ');
  const lines = [
    ...(titles ? [t.toSign({ titles })] : []),
    ...(othersLacking ? [t.othersLacking({ count: othersLacking })] : []),
  ];
  return lines.map((text) => (
    <Fragment key={text}>
      <br />
      <small>{text}</small>
    </Fragment>
  ));
}

type Column = 'sheetName' | 'sheetPhone' | 'sheetIn' | 'sheetOut' | 'sheetSignature';

/** The columns of the sheet; phone numbers only for viewers who read some. */
function columnsOf(attendees: readonly Attendee[]): Column[] {
  const hasPhones = attendees.some(({ contract }) => contract.chariteer?.phoneNumber);
  return [
    'sheetName',
    ...(hasPhones ? (['sheetPhone'] as const) : []),
    'sheetIn',
    'sheetOut',
    'sheetSignature',
  ];
}

function textIn(column: Column, { name, contract }: Attendee): string {
  if (column === 'sheetName') return [name, plusText(contract.others)].filter(Boolean).join(' ');
  return column === 'sheetPhone' ? formatPhone(contract.chariteer?.phoneNumber ?? '') : '';
}

/** The square code that opens the sheet of a quest. */
function SheetCode({ questId }: { questId: string }) {
  const address = `${window.location.origin}/console/quests/${encodeURIComponent(questId)}/attendance`;
  const { data, size } = encode(address, SQUARE_CODE);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={textsOf(consoleAttendanceTexts).sheetCode}>
      <path d={barsOf(data)} />
    </svg>
  );
}
