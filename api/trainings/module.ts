import type { Module } from '#api/module.ts';

/** Trainings and their records. */
export const trainings: Module = {
  imports: {
    people: 'who takes part; copies for guardians',
    charities: 'the charity that trains',
    quests: 'whether someone may apply, by the gate',
  },
  offers: ['trainings/record-queries.ts'],
};
