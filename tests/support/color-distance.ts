import { linearLight, rgbOf } from './contrast.ts';

type Triple = [number, number, number];
type Matrix = [Triple, Triple, Triple];

/** The kinds of sight a palette is measured for. */
export const SIGHTS = ['full', 'protan', 'deutan', 'tritan'] as const;
export type Sight = (typeof SIGHTS)[number];

// Machado, Oliveira and Fernandes 2009, severity 1, on linear light.
const simulation: Record<Exclude<Sight, 'full'>, Matrix> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

// Björn Ottosson's OKLab: linear light to cone responses, and their cube roots to lightness and two hues.
const toCones: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const toLab: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

/** Distance of two colours in OKLab as a person with that sight sees them; 0.02 is just noticeable. */
export function colorDistance(one: string, other: string, sight: Sight = 'full'): number {
  const a = okLab(one, sight);
  const b = okLab(other, sight);
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function okLab(hex: string, sight: Sight): Triple {
  const light = rgbOf(hex).map(linearLight) as Triple;
  const seen = sight === 'full' ? light : (times(simulation[sight], light).map(clampPart) as Triple);
  return times(toLab, times(toCones, seen).map(Math.cbrt) as Triple);
}

function times(matrix: Matrix, [x, y, z]: Triple): Triple {
  return matrix.map((row) => row[0] * x + row[1] * y + row[2] * z) as Triple;
}

function clampPart(part: number): number {
  return Math.min(1, Math.max(0, part));
}
