import { describe, expect, it } from 'vitest';
import { MAP_SIZE, projected, unitsOfMiles, unprojected } from './mercator.ts';

describe('the map of the web', () => {
  it.each([
    ['its middle', { latitude: 0, longitude: 0 }, { x: MAP_SIZE / 2, y: MAP_SIZE / 2 }],
    ['its western end', { latitude: 0, longitude: -180 }, { x: 0, y: MAP_SIZE / 2 }],
    ['its northern end', { latitude: 85.05112878, longitude: 180 }, { x: MAP_SIZE, y: 0 }],
    ['a pole, which it does not show', { latitude: 90, longitude: 180 }, { x: MAP_SIZE, y: 0 }],
  ])('shows %s [DSC-09: projection]', (_, point, { x, y }) => {
    expect(projected(point).x).toBeCloseTo(x, 3);
    expect(projected(point).y).toBeCloseTo(y, 1);
  });

  it('leads back to the same place [DSC-09: projection]', () => {
    const hoboken = { latitude: 40.74493, longitude: -74.03237 };
    const { latitude, longitude } = unprojected(projected(hoboken));
    expect(latitude).toBeCloseTo(hoboken.latitude, 9);
    expect(longitude).toBeCloseTo(hoboken.longitude, 9);
  });

  it('a mile is longer on the map the farther north it is', () => {
    const north = projected({ latitude: 40.75 + 1 / 69.0, longitude: -74 }).y;
    const south = projected({ latitude: 40.75, longitude: -74 }).y;
    expect(unitsOfMiles(1, 40.75) / (south - north)).toBeCloseTo(1, 2);
    expect(unitsOfMiles(1, 60)).toBeCloseTo(2 * unitsOfMiles(1, 0), 6);
  });
});
