import { describe, expect, it } from 'vitest';
import { CATEGORY_IDS } from '../../quests/quest-category.ts';
import { sceneObjectOf } from './scene-objects.ts';

const objectOf = (title: string, typeId: Parameters<typeof sceneObjectOf>[0]['typeId'] = 'time') =>
  sceneObjectOf({ typeId, title, stampIcon: null });

describe('the main object of a picture', () => {
  it.each([
    ['Morning dog walk', 'sitting-dog'],
    ['Socialize kittens', 'cat'],
    ['Brush the horses', 'horse-head'],
    ['Count shore birds', 'hummingbird'],
    ['Blood drive greeter', 'drop'],
    ['Plant trees on Oak Street', 'fruit-tree'],
    ['Planting day', 'plant-watering'],
    ['Weed the community garden', 'plant-watering'],
    ['Rake leaves for seniors', 'oak-leaf'],
    ['Shovel snow', 'snowflake-2'],
    ['Beach cleanup', 'waves'],
    ['Sort and fold clothing', 't-shirt'],
    ['Coat drive', 'moncler-jacket'],
    ['Mend and sew', 'sewing-needle'],
    ['Diaper bank', 'baby-bottle'],
    ['Sunday tea and talk', 'coffee-cup'],
    ['Chop and cook', 'kitchen-knives'],
    ['Serve the evening meal', 'hot-meal'],
    ['Deliver meals to elders', 'hot-meal'],
    ['Bag groceries', 'paper-bag-folded'],
    ['Pack boxes', 'cardboard-box'],
    ['Toy drive', 'present'],
    ['Flu clinic check-in', 'medical-pack-alt'],
    ['Register voters', 'vote'],
    ['Free tax help', 'piggy-bank'],
    ['Chess club', 'chess-pawn'],
    ['Coach youth soccer', 'soccer-ball'],
    ['Paint a mural', 'large-paint-brush'],
    ['Homework help', 'pencil'],
    ['Read to first graders', 'open-book'],
    ['Fix a porch', 'claw-hammer'],
    ['Park cleanup', 'broom'],
    ['Van driver', 'truck'],
    ['Welcome desk', 'wooden-sign'],
    ['Evening companion', 'talk'],
    ['Paseo de perros', 'sitting-dog'],
    ['Sembrar en el jardín', 'plant-watering'],
    ['Servir la cena', 'hot-meal'],
    ['Empacar cajas', 'cardboard-box'],
    ['Clasificar ropa', 't-shirt'],
    ['Repartir víveres', 'paper-bag-folded'],
    ['Manejar la camioneta', 'truck'],
    ['Ayuda con la tarea', 'pencil'],
    ['Limpieza de la playa', 'waves'],
    ['Pintar un salón', 'large-paint-brush'],
    ['Llamadas a mayores', 'rotary-phone'],
    ['Árboles nuevos', 'fruit-tree'],
    ['Jugar fútbol con niños', 'soccer-ball'],
  ])('of “%s” is %s [DSC-13: what it is drawn from]', (title, figure) => {
    expect(objectOf(title)).toBe(figure);
  });

  it('is the stamp’s only where that fits the type', () => {
    const title = 'Saturday crew';
    const of = (typeId: 'food' | 'beast') => sceneObjectOf({ typeId, title, stampIcon: 'stamp_truck_01' });
    expect(of('food')).toBe('truck');
    expect(['paw-print', 'sitting-dog', 'cat']).toContain(of('beast'));
  });

  it('is else one of three of the type, the same for every date of a series', () => {
    for (const typeId of [...CATEGORY_IDS, 'uncategorized'] as const) {
      const objects = Array.from({ length: 60 }, (_, at) => objectOf(`Crew ${at}`, typeId));
      expect(new Set(objects).size, typeId).toBe(3);
    }
    expect(objectOf('Saturday crew')).toBe(objectOf('Saturday crew'));
  });
});
