// A part of the console as it stands in a page: with its data provider, rights, router and notices, before an API that
// knows the contract. Questions and variables are checked by the contract; what is answered, the test says.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type RenderResult, render, waitFor } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { buildSchema, type GraphQLFieldResolver, graphql } from 'graphql';
import type { ReactNode } from 'react';
import { AdminContext, AdminUI, CustomRoutes } from 'react-admin';
import { createMemoryRouter, Route, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import type { RoleId } from '#domain/permissions/permissions.ts';
import type { ConsoleLocale } from '#domain/texts/locale.ts';
import { i18nProvider } from '../../backoffice/language/i18n-provider.ts';
import { operations } from '../../backoffice/operations.ts';
import { dataProviderOf } from '../../backoffice/resources/data-provider.ts';
import { authProvider } from '../../backoffice/session/auth-provider.ts';
import { chooseProvider } from '../../backoffice/session/organization.ts';
import { forgetSession, hasSession } from '../../backoffice/session/session.ts';
import { consoleRouter } from '../../backoffice/shell/console-router.ts';
import { ConsoleNotification } from '../../backoffice/shell/toasts/ConsoleNotification.tsx';
import { lightTheme } from '../../backoffice/theme/theme.ts';
import { inventedAnswer } from './invented-answers.ts';
import { sentExtensions } from './sent-words.ts';

/** Field of Query or Mutation → its answer, or what makes one of the arguments; an Error is a refusal. */
export type Answers = Readonly<Record<string, unknown>>;

type Given = {
  answers?: Answers;
  /** Roles at the charity `charity-1`; an admin without them. */
  roles?: readonly RoleId[];
  isStaff?: boolean;
  /** What the test has no answer for is invented by its type. */
  invents?: boolean;
  /** The language of the console; English without it. */
  locale?: ConsoleLocale;
  /** Path of the page; for a path with parameters, add the pattern of its route. */
  at?: string;
  path?: string;
};

export type ConsolePart = RenderResult & {
  user: UserEvent;
  /** Each time that a document was sent, by the name of its operation: the variables. */
  asked: (name: string) => unknown[];
  /** Returns the current path. */
  whereTo: () => string;
};

const schema = buildSchema(
  readFileSync(path.resolve(import.meta.dirname, '../../api/schema.graphql'), 'utf8'),
);
const dataProvider = dataProviderOf(operations);

/** Call once in a file of tests: each test begins as no one has been here. */
export function freshConsole(): void {
  beforeEach(() => {
    forgetSession();
    chooseProvider(null);
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
}

/** Draws a part for an admin of `charity-1`, and waits until it is known who is here. */
export async function openPart(part: ReactNode, given: Given = {}): Promise<ConsolePart> {
  const sent = answerGraphql({ ...whoIsHere(given), ...given.answers }, given.invents);
  const { at = '/part', path: pattern = at.split('?')[0], locale = 'en' } = given;
  document.documentElement.lang = locale;
  const page = (
    <AdminContext
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider()}
      routerProvider={consoleRouter}
      theme={lightTheme}
    >
      <AdminUI layout={Bare} notification={ConsoleNotification} disableTelemetry requireAuth>
        <CustomRoutes>
          <Route path={pattern} element={part} />
          <Route path="*" element={<p>Elsewhere</p>} />
        </CustomRoutes>
      </AdminUI>
    </AdminContext>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [at] });
  const drawn = render(<RouterProvider router={router} />);
  await waitFor(() => {
    if (!hasSession()) throw new Error('Nobody is here yet');
  });
  return {
    ...drawn,
    user: userEvent.setup(),
    asked: (name) => sent.filter((one) => one.name === name).map(({ variables }) => variables),
    whereTo: () => router.state.location.pathname + router.state.location.search,
  };
}

function Bare({ children }: { children?: ReactNode }) {
  return <main>{children}</main>;
}

type Sent = { name: string; variables: unknown };

function answerGraphql(answers: Answers, invents = false): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (_address: unknown, init: RequestInit) => {
    const { query, variables, operationName } = JSON.parse(String(init.body));
    sent.push({ name: operationName, variables });
    const result = await graphql({
      schema,
      source: query,
      variableValues: variables,
      operationName,
      rootValue: answers,
      fieldResolver: invents ? answerOrInvent : answerOf,
    });
    for (const error of result.errors ?? [])
      if (!error.extensions.code) console.error(`${operationName}: ${error.message}`);
    return Response.json(result, { headers: { 'x-viewer': 'somebody' } });
  });
  return sent;
}

function answerOf(source: Answers, args: unknown, _context: unknown, { fieldName, parentType }: Info) {
  const isRoot = parentType.name === 'Query' || parentType.name === 'Mutation';
  if (isRoot && !(fieldName in source)) throw new Error(`The test has no answer for ${fieldName}`);
  const answer = source[fieldName];
  const value = typeof answer === 'function' ? answer(args) : answer;
  if (value instanceof Error) throw value;
  return value;
}

const answerOrInvent: GraphQLFieldResolver<Answers, unknown> = (source, args, context, info) =>
  info.fieldName in source ? answerOf(source, args, context, info) : inventedAnswer(info);

type Info = { fieldName: string; parentType: { name: string } };

/** A refusal with its code, as the API gives it; `item`: its number in a list. */
export function refusal(code: string, message = code, item?: number): Error {
  const extensions = { ...sentExtensions(code), ...(item !== undefined && { item }) };
  return Object.assign(new Error(message), { extensions });
}

function whoIsHere({ roles = ['admins'] as const, isStaff = false }: Given): Answers {
  return {
    getAccountInfo: {
      playerId: 'account-1',
      username: 'manager',
      displayName: 'Manager One',
      email: 'manager@example.org',
      accountType: 'Chariteer',
      isYoung: false,
      isStaff,
      ownProviderId: null,
      ownProviderName: null,
      initials: 'MO',
      isPasswordShort: false,
      areRightsHeld: false,
      deviceKey: '',
    },
    listMembership: [
      {
        groupName: 'Charity One',
        managedProviderId: 'charity-1',
        managedProviderName: 'Charity One',
        group: { id: 'group-1', type: 'provider' },
        roles: roles.map((roleId) => ({ roleId, roleName: roleId })),
      },
    ],
    getTitleData: {
      titleId: 'title',
      siteName: 'Chariteers',
      supportEmail: 'support@example.org',
      maintenanceStatus: { versionWebsite: '1' },
    },
  };
}
