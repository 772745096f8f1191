import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { type Answers, freshConsole, openPart } from '../../tests/support/console-part.tsx';
import { accountOf } from '../../tests/support/staff-account.ts';
import { AccountList } from './accounts/AccountList.tsx';
import { AccountShow } from './accounts/AccountShow.tsx';
import { BanDialog } from './accounts/BanDialog.tsx';
import { ProviderAccountCreate } from './accounts/ProviderAccountCreate.tsx';
import { AuditList } from './audit/AuditList.tsx';
import { CharityRequestList } from './charity-requests/CharityRequestList.tsx';
import { DistrictCreate } from './districts/DistrictCreate.tsx';
import { StaffMemberList } from './members/StaffMemberList.tsx';
import { OutboxList } from './outbox/OutboxList.tsx';
import { ProviderCreate } from './providers/ProviderCreate.tsx';
import { ProviderEdit } from './providers/ProviderEdit.tsx';
import { TopUpDialog } from './providers/TopUpDialog.tsx';
import { SettingsPage } from './settings/SettingsPage.tsx';
import { SupplyFaqPage } from './supply-faq/SupplyFaqPage.tsx';

freshConsole();

/** English that a page of staff would show; codes, addresses and what people wrote have none of these words. */
const ENGLISH = /\b(the|and|of|is|are|this|please|with|from|mails?|accounts?|charit|staff|search|save)\b/i;

async function open(page: ReactElement, resource: string, answers: Answers = {}, place = {}) {
  return openPart(<ResourceContextProvider value={resource}>{page}</ResourceContextProvider>, {
    locale: 'es',
    isStaff: true,
    answers,
    ...place,
  });
}

function expectNoEnglish(): void {
  expect(document.body.textContent).not.toMatch(ENGLISH);
  for (const one of document.querySelectorAll('[aria-label]'))
    expect(one.getAttribute('aria-label')).not.toMatch(ENGLISH);
}

const charityRequest = {
  id: 'r1',
  charityName: 'Casa Abierta',
  place: 'Hoboken',
  contactName: 'Eva',
  emailAddress: 'eva@correo.example',
  phoneNumber: '',
  message: 'Hola.',
  locale: 'ar',
  createdAt: '2026-03-07T15:00:00.000Z',
};

it('kinds, filters and a ban are Spanish, and so is a ban without a reason [LNG-07: accounts]', async () => {
  const items = [accountOf({ isStaff: true, isBanned: true, subscriptionStatus: 'gold' })];
  const { unmount } = await open(<AccountList />, 'accounts', { accountPage: { total: 1, items } });
  expect(await screen.findByText(/Persona voluntaria, equipo/)).toBeTruthy();
  expect(screen.getByRole('searchbox', { name: 'Parte del usuario, correo o nombre' })).toBeTruthy();
  expectNoEnglish();
  unmount();
  const { user } = await open(<BanDialog {...accountOf()} onClose={() => undefined} />, 'accounts');
  expect(await screen.findByRole('dialog', { name: '¿Suspender a ana?' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Suspender' }));
  expect(await screen.findByText('Escribe por qué.')).toBeTruthy();
  expectNoEnglish();
});

it('is read and searched in Spanish [LNG-07: the audit log]', async () => {
  const entry = { actorId: null, actorUsername: null, at: '2026-03-07T14:05:00.000Z' };
  const items = [
    {
      ...entry,
      id: 'a1',
      action: 'log-in-refused',
      subjectType: 'account',
      subjectId: 'ana',
      subjectName: 'ana',
      detail: '{"code":"ACCOUNT_BANNED","day":null,"isGuardian":true}',
    },
    {
      ...entry,
      id: 'a2',
      action: 'export',
      subjectType: 'provider',
      subjectId: null,
      subjectName: null,
      detail: '{"file":"RECAP","rows":2,"people":3,"young":1}',
    },
  ];
  const { user, asked } = await open(<AuditList />, 'audit', { auditPage: { total: 2, items } });
  expect(await screen.findByText(/Inicio de sesión rechazado/)).toBeTruthy();
  const facts = 'código: ACCOUNT_BANNED, día: ninguno, es madre, padre o tutor: sí';
  expect(document.body.textContent).toContain(facts);
  expect(document.body.textContent).toContain(
    'Guardó un archivo con 2 filas (resumen), con datos de contacto de 3 personas, 1 menores de 18.',
  );
  expectNoEnglish();
  await user.type(screen.getByRole('searchbox', { name: 'Parte de lo que pasó' }), 'SESION RECH');
  await expect
    .poll(() => asked('StaffAudit').at(-1))
    .toMatchObject({ filter: { actions: ['log-in-refused'] } });
});

it('kinds, troubles and what became of a mail are Spanish [LNG-07: mails]', async () => {
  const mail = {
    id: 'm1',
    channel: 'email',
    kind: 'Password reset',
    recipient: 'e…@example.net',
    status: 'failed',
    attempts: 2,
    deferrals: 0,
    nextAttemptAt: '2026-03-07T14:15:00.000Z',
    lastError: 'The mail server refused it for good (550).',
    canRetry: true,
    createdAt: '2026-03-07T14:05:00.000Z',
    sentAt: null,
  };
  const mailServer = {
    isSet: true,
    trouble: 'The mail server did not accept the log-in of SMTP_URL (535).',
    remedy: 'Check user and password in SMTP_URL, and start anew.',
    nextAttemptAt: '2026-03-07T14:15:00.000Z',
    lastSuccessAt: null,
    lastTrouble: null,
    lastTroubleAt: null,
    waitingCount: 2,
    failedCount: 1,
    retryableCount: 1,
  };
  const nowhere = { id: 'm2', status: 'unreachable', recipient: '', canRetry: false };
  const lastError = 'Whoever it was for has switched such messages off.';
  const text = { id: 'm3', channel: 'text', recipient: '…23', status: 'sent', lastError: null };
  const push = { ...text, id: 'm4', channel: 'push', recipient: '' };
  const items = [mail, { ...nowhere, lastError }, text, push].map((one) => ({ ...mail, ...one }));
  await open(<OutboxList />, 'outbox', { outboxPage: { total: 4, items }, mailServer });
  expect(await screen.findAllByRole('heading', { name: 'Restablecer contraseña' })).toHaveLength(4);
  expect(screen.getByText('El servidor de correo no lo acepta (550).')).toBeTruthy();
  expect(screen.getByText(/se abandonó después de 2 intentos/)).toBeTruthy();
  expect(screen.getAllByText(/^Para /).map(({ textContent }) => textContent)).toEqual([
    'Para e…@example.net',
    'Para un teléfono (…23)',
    'Para un navegador',
  ]);
  expect(screen.getByText('La persona desactivó estos mensajes.')).toBeTruthy();
  expect(await screen.findByText(/Revisa el usuario y la contraseña de SMTP_URL/)).toBeTruthy();
  expectNoEnglish();
});

it('the form, its problems and the Mana are Spanish [LNG-07: charities]', async () => {
  const { user, unmount } = await open(<ProviderCreate />, 'providers', { districts: [] });
  await user.click(await screen.findByRole('button', { name: 'Agregar una regla de edad' }));
  await user.click(screen.getByRole('button', { name: 'Agregar un lugar' }));
  await user.click(screen.getByRole('button', { name: 'Agregar la organización' }));
  expect(await screen.findByText('Escribe el nombre de la organización.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Quitar la regla 1' })).toBeTruthy();
  expect(screen.getByRole('switch', { name: 'Visible para todo el mundo' })).toBeTruthy();
  expectNoEnglish();
  unmount();
  const wallet = { id: 'charity-1', mana: 1500, entries: [] };
  const top = await open(<TopUpDialog wallet={wallet} onClose={() => undefined} />, 'providers');
  expect(await screen.findByText(/Hay 1,500 de Maná/)).toBeTruthy();
  await top.user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Escribe un número entero de Maná, que no sea 0.')).toBeTruthy();
  expectNoEnglish();
});

it('lists, questions and forms are Spanish [LNG-07: requests, districts and staff]', async () => {
  const charityRequestPage = { total: 1, items: [charityRequest] };
  const first = await open(<CharityRequestList />, 'charity-requests', { charityRequestPage });
  expect(await screen.findByText('Idioma: العربية')).toBeTruthy();
  expect(screen.getByText('Hola.').getAttribute('lang')).toBe('ar');
  const known = { emailAddress: 'eva@correo.example', locale: 'ar' };
  expect(screen.getByRole('link', { name: 'Crear su cuenta' }).getAttribute('href')).toContain(
    `source=${encodeURIComponent(JSON.stringify(known))}`,
  );
  await first.user.click(await screen.findByRole('button', { name: 'Quitar a Casa Abierta' }));
  expect(await screen.findByText('¿Ya respondiste a Casa Abierta?')).toBeTruthy();
  expectNoEnglish();
  first.unmount();
  const second = await open(<DistrictCreate />, 'districts');
  await second.user.click(await screen.findByRole('button', { name: 'Agregar el distrito' }));
  expect((await screen.findAllByText('Completa este dato.')).length).toBeGreaterThan(1);
  expectNoEnglish();
  second.unmount();
  const member = { ...accountOf({ isStaff: true }), hasPassword: false };
  await open(<StaffMemberList />, 'staff', { accountPage: { total: 1, items: [member] } });
  expect(await screen.findByText('Todavía sin contraseña')).toBeTruthy();
  expectNoEnglish();
});

it('the form for their account has their address and language filled in [LNG-04: charities that ask to join]', async () => {
  const known = { emailAddress: 'eva@correo.example', locale: 'ar' };
  const at = `/accounts/create?source=${encodeURIComponent(JSON.stringify(known))}`;
  await open(<ProviderAccountCreate />, 'accounts', { providerPage: { items: [], total: 0 } }, { at });
  expect(((await screen.findByLabelText(/^Correo/)) as HTMLInputElement).value).toBe('eva@correo.example');
  expect(screen.getByRole('combobox', { name: /^Idioma/ }).textContent).toBe('العربية');
});

it('what holds for the whole product, and its questions, are Spanish [LNG-07: settings]', async () => {
  const title = { siteName: 'Quay', titleId: 'T1', maintenanceStatus: { versionWebsite: '1' } };
  const siteSettings = [{ key: 'tipUrl', entries: [], isConfigured: true }];
  const { user, unmount } = await open(<SettingsPage />, 'settings', {
    veilOfTime: '2027-03-31',
    getTitleData: title,
    siteSettings,
    supplyFaq: [],
  });
  expect(await screen.findByText(/Puedes publicar Misiones hasta el/)).toBeTruthy();
  const mail = await screen.findByLabelText(/^Correo de ayuda/);
  expect(screen.getByText(/Se define en la configuración del servidor \(TIP_URL\)/)).toBeTruthy();
  await user.type(mail, 'nobody');
  await user.click(screen.getByRole('button', { name: 'Guardar las direcciones' }));
  expect(await screen.findByText('Correo de ayuda: tiene que ser un correo.')).toBeTruthy();
  expectNoEnglish();
  unmount();
  const faq = await open(<SupplyFaqPage />, 'supply-faq', { supplyFaq: [] });
  await faq.user.click(await screen.findByRole('button', { name: 'Agregar una pregunta' }));
  await faq.user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Escribe la pregunta.')).toBeTruthy();
  expectNoEnglish();
});

it('what it is, and what can be done about it, are Spanish [LNG-07: one account]', async () => {
  const accountSummary = accountOf({ ownProviderId: 'casa', ownProviderName: 'Casa Abierta' });
  const place = { at: '/accounts/ana/show', path: '/accounts/:id/show' };
  await open(<AccountShow />, 'accounts', { accountSummary }, place);
  expect(await screen.findByText(/^sáb.* 7.* mar.* 2026, 10:00/)).toBeTruthy();
  for (const name of ['Cuenta', 'Suscripción', 'Fecha de nacimiento', 'Suspensión'])
    expect(screen.getByRole('region', { name })).toBeTruthy();
  expectNoEnglish();
});

it('its form, accounts, books and wallet are Spanish [LNG-07: one charity]', async () => {
  const provider = {
    id: 'casa',
    name: 'Casa Abierta',
    mission: '',
    districtId: '1',
    isVisible: false,
    isSponsor: false,
    demandsEmergencyContact: true,
    demandsFullRecord: false,
    organizationCode: null,
    importSource: null,
    agePolicies: '[{"name":"Jardín","supervisedAge":8,"soloAge":14,"maxAge":100}]',
    questConfiguration: null,
    approvedLocations: [],
  };
  const entries = [
    { id: 'e1', amount: -5, reason: 'Prueba', createdAt: '2026-03-07T15:00:00.000Z', username: 'ana' },
  ];
  const answers = {
    provider,
    districts: [],
    accountPage: { total: 0, items: [] },
    wallet: { id: 'casa', mana: 5, entries },
  };
  await open(<ProviderEdit />, 'providers', answers, { at: '/providers/casa', path: '/providers/:id' });
  expect(await screen.findByText(/^Oculta\. Cuando el perfil esté listo/)).toBeTruthy();
  expect(await screen.findByText('Creada por: Equipo')).toBeTruthy();
  expect(await screen.findByText(/, por ana$/)).toBeTruthy();
  expect(screen.getByText(/Las personas voluntarias ven: A partir de los 8 años/)).toBeTruthy();
  expectNoEnglish();
});
