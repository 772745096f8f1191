import { screen, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { freshConsole, openPart } from '../../tests/support/console-part.tsx';
import { TrainingCreate } from './offered/TrainingCreate.tsx';
import { TrainingList } from './offered/TrainingList.tsx';
import { TrainingRecordsTab } from './records/TrainingRecordsTab.tsx';

freshConsole();

const training = {
  id: 'knives',
  name: 'Knives',
  description: '',
  ageThreshold: 16,
  estimatedTime: 45,
  estimatedCost: null,
  url: null,
  isAboutSafety: true,
  fulfilledBy: 'Complete',
  isInUse: false,
};
const record = {
  id: 'rosa',
  name: 'Knives',
  startedAt: '2026-11-16T15:00:00.000Z',
  expiredAt: null,
  resolution: 'Provisional',
  note: null,
  isReplaced: true,
  chariteer: { id: 'ana', username: 'ana', nameFirst: 'Ana', nameLast: 'Ruiz' },
};

it('the trainings on offer are listed in Spanish [LNG-07: trainings]', async () => {
  await openPart(
    <ResourceContextProvider value="trainings">
      <TrainingList />
    </ResourceContextProvider>,
    { locale: 'es', answers: { templateOrientationPage: { items: [training], total: 1 } } },
  );
  const table = await screen.findByRole('table', { name: 'Capacitaciones' });
  const cells = [...table.querySelectorAll('th, td')].map(({ textContent }) => textContent);
  expect(cells).toEqual([
    ...['Nombre', 'Tiempo', 'Costo', 'Se cumple con', 'Edades', 'En uso'],
    ...['Knives', '45 minutos', 'Gratis', 'Completarla (seguridad)', '16 o más', 'Todavía no'],
  ]);
});

it('the form of one says in Spanish what it asks for and what is missing [LNG-07: trainings]', async () => {
  const { user } = await openPart(
    <ResourceContextProvider value="trainings">
      <TrainingCreate />
    </ResourceContextProvider>,
    { locale: 'es', answers: {} },
  );
  await user.click(await screen.findByText('Agregar la capacitación'));
  expect(await screen.findByText('Ponle nombre a la capacitación.')).toBeTruthy();
  expect(screen.getByText('Di si basta con solicitarla.')).toBeTruthy();
  expect(screen.getByLabelText('Costo en dólares')).toBeTruthy();
  expect(screen.getByText('Vacío: gratis.')).toBeTruthy();
  expect(screen.getByLabelText(/^Es sobre seguridad/)).toBeTruthy();
});

it('what volunteers have of one, and the decision about it, are Spanish [LNG-07: trainings]', async () => {
  const { user } = await openPart(<TrainingRecordsTab providerId="charity-1" />, {
    locale: 'es',
    answers: {
      provider: { id: 'charity-1', templateOrientations: [{ id: 'knives', name: 'Knives' }] },
      getSpecificOrientations: [record],
      countSpecificOrientations: 1,
      updateOrientation: record,
    },
  });
  const table = await screen.findByRole('table', { name: 'Knives' });
  expect(within(table).getAllByText('Solicitada').length).toBeGreaterThan(0);
  expect(within(table).getByText('Nunca')).toBeTruthy();
  expect(within(table).getAllByText('La solicitó otra vez después').length).toBeGreaterThan(0);
  expect(within(table).getAllByText(/^16 nov 2026/).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Editar Ana Ruiz, Knives' }));
  const dialog = await screen.findByRole('dialog', { name: 'Editar la capacitación' });
  expect(within(dialog).getByRole('status').textContent).toBe('Cambia algo de la capacitación arriba.');
  await user.selectOptions(screen.getByLabelText('Resultado'), 'Completa');
  await user.click(within(dialog).getByText('Guardar'));
  expect(await screen.findByText('¡Se guardó la capacitación!')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/Training|Resolution|Name|Edit |Never/);
});
