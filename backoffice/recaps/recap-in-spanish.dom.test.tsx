import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { freshConsole, openPart, refusal } from '../../tests/support/console-part.tsx';
import { Recap } from './Recap.tsx';

freshConsole();

const figures = {
  publishedQuestCount: 14,
  serviceMinutes: 74_099,
  dollarValue: 40_754.45,
  volunteerCount: 1_204,
  newVolunteerCount: 1,
  retainedVolunteerCount: 3,
  retentionPercentage: 37.5,
};
const entry = {
  chariteer: {
    id: 'ana',
    username: 'ana',
    nameFirst: 'Ana',
    nameLast: 'Ruiz',
    phoneNumber: null,
    emailAddress: null,
    ageBand: '26 to 64',
  },
  combinedMinutes: 485,
  completedQuests: 3,
  absentCount: 0,
};
const monthOf = (month: string) => ({
  month,
  serviceMinutes: 0,
  serviceMinutesYearBefore: 0,
  newVolunteerCount: 0,
  returningVolunteerCount: 0,
});

const open = (generateSingleMonthReport: unknown) =>
  openPart(<Recap providerId="charity-1" />, {
    locale: 'es',
    at: '/data?period=2026-11',
    path: '/data',
    answers: {
      provider: { name: 'Harbor Table Kitchen' },
      generateSingleMonthReport,
      recapMonths: ['2026-01', '2026-02'].map(monthOf),
      recapPage: ({ list }: { list: string }) => ({
        total: list === 'SERVED' ? 1 : 0,
        items: list === 'SERVED' ? [entry] : [],
      }),
    },
  });

it('figures, charts and tables of a period are Spanish [LNG-07: recaps]', async () => {
  await open({ period: '2026-11', ...figures });
  const summary = await screen.findByRole('region', { name: 'Resumen' });
  expect(screen.getByRole('heading', { name: 'Resumen del voluntariado, noviembre de 2026' })).toBeTruthy();
  expect([...summary.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    '1,204 personas voluntarias',
    '1 persona voluntaria nueva',
    '3 personas voluntarias que volvieron desde el mes anterior (37.50%)',
    '14 oportunidades presenciales publicadas',
    '1,234 horas de servicio solidario',
    '$40,754.45 de valor estimado del trabajo voluntario',
  ]);
  expect(screen.getByRole('combobox', { name: 'Mes' }).textContent).toMatch(/^enerofebrero/);
  const [chart] = screen.getAllByRole('region', { name: 'Horas por mes, 2026 y 2025' });
  expect(chart?.textContent).toMatch(/Nadie ayudó en estos meses\.TablaMes20252026enero de 2026/);
  await screen.findByRole('table', { name: 'Todas las personas voluntarias' });
  const table = screen.getByRole('table', { name: 'Todas las personas voluntarias' });
  const cells = [...table.querySelectorAll('th, td')].map(({ textContent }) => textContent);
  expect(cells).toEqual([
    ...[
      'Nombre',
      'Apellido',
      'Teléfono',
      'Correo',
      'Edad',
      'Misiones completadas este mes',
      'Horas en total',
    ],
    ...['Ana', 'Ruiz', '–', '–', '26 a 64', '3', '8 horas y 5 minutos'],
  ]);
  expect(within(table).getByRole('button', { name: 'Ana Ruiz: historial' })).toBeTruthy();
  expect(await screen.findByText('No hubo ausencias en este período.')).toBeTruthy();
  expect(screen.getByText('Historial del mes anterior a noviembre de 2026')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/volunteer|hours|Quest/);
});

it('who may not read it is told so in Spanish [LNG-07: recaps]', async () => {
  await open(refusal('FORBIDDEN'));
  expect(await screen.findByText('Sin acceso')).toBeTruthy();
  expect(await screen.findByText(/^Pide acceso a .+organización o escribe a /)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Escribir a soporte' })).toBeTruthy();
});
