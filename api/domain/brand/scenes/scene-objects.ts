import type { CategoryId } from '../../quests/quest-category.ts';
import type { StampIconId } from '../../quests/stamp-icon.ts';
import { foldedText } from '../../text/folded-text.ts';
import { hashOf } from '../arms/blazon.ts';

/*
 * The main object of a quest's picture, by name in the set game-icons: what its title speaks of, else what its stamp
 * shows where that fits its type, else one of its type.
 */

/** Words of titles, in English and Spanish without accents, and what they show; of several the first row counts. */
const OBJECTS = {
  'sitting-dog': 'dog dogs puppy puppies perro perros perra perrito perritos cachorro cachorros',
  cat: 'cat cats kitten kittens gato gatos gatito gatitos',
  'horse-head': 'horse horses caballo caballos',
  hummingbird: 'bird birds birding ave aves pajaro pajaros',
  'school-of-fish': 'fish pez peces',
  bee: 'bee bees beehive abeja abejas',
  'paw-print': 'animal animals pet pets animales mascota mascotas',
  drop: 'blood sangre',
  'fruit-tree': 'tree trees arbol arboles',
  flowers: 'flower flowers bulb bulbs flor flores',
  'plant-watering':
    'plant plants planting garden gardens gardening gardener seed seeds seedlings weed weeding orchard planta plantas plantar plantacion jardin jardines jardineria siembra semillas huerto huertos',
  'oak-leaf': 'leaf leaves rake raking hojas rastrillar',
  'snowflake-2': 'snow nieve',
  waves: 'shore beach beaches river rivers coast creek water playa playas orilla rio agua costa',
  'sewing-needle': 'sew sewing mend mending knit knitting stitch quilt coser costura tejer remendar',
  't-shirt':
    'clothes clothing garment garments shirt shirts fold folding closet ropa prenda prendas camisa camisas doblar',
  'moncler-jacket': 'coat coats jacket jackets winter abrigo abrigos chaqueta chaquetas invierno',
  'running-shoe': 'shoe shoes sneakers run running race marathon zapato zapatos carrera correr maraton',
  soap: 'laundry wash washing shower showers hygiene soap lavanderia lavar ducha duchas higiene jabon',
  'baby-bottle': 'baby babies diaper diapers infant bebe bebes panal panales',
  'coffee-cup': 'coffee tea breakfast cafe desayuno desayunos',
  'chicken-oven': 'turkey turkeys thanksgiving pavo pavos',
  'cooking-pot': 'soup soups stew sopa sopas guiso',
  'kitchen-knives': 'cook cooking chop chopping kitchen prep cocinar cocina cortar picar',
  'cake-slice': 'bake baking cake cakes birthday hornear pastel pasteles cumpleanos',
  'sliced-bread': 'bread bakery sandwich sandwiches pan panaderia emparedados',
  'hot-meal':
    'meal meals dinner dinners lunch lunches supper dish dishes plate plates comida comidas cena cenas almuerzo almuerzos plato platos',
  carrot: 'vegetable vegetables veggies harvest farm farmers verdura verduras cosecha granja',
  'fruit-bowl': 'fruit fruits produce salad fruta frutas ensalada',
  'paper-bag-folded':
    'grocery groceries bag bags bagging pantry food viveres mandado mandados bolsa bolsas despensa alimentos',
  'cardboard-box':
    'box boxes pack packing sort sorting unload unloading donation donations warehouse supplies caja cajas empacar clasificar descargar donacion donaciones almacen',
  present:
    'gift gifts toy toys present presents wrap wrapping holiday regalo regalos juguete juguetes envolver',
  'dutch-bike': 'bike bikes bicycle bicycles cycling bici bicicleta bicicletas',
  'medical-pack-alt':
    'clinic health vaccine vaccines flu medical nurse hospital clinica salud vacuna vacunas medico enfermeria',
  'family-house': 'house houses home homes shelter housing casa casas hogar refugio vivienda',
  scales: 'legal law lawyer court immigration asylum abogado abogados corte inmigracion asilo',
  vote: 'vote votes voter voters voting election elections poll polls votar voto votantes elecciones',
  'piggy-bank':
    'tax taxes money budget finance fundraiser fundraising impuestos dinero presupuesto finanzas recaudacion',
  'chess-pawn': 'chess game games bingo ajedrez juego juegos',
  meditation: 'yoga meditation meditacion',
  'soccer-ball': 'soccer football coach coaching sport sports futbol deporte deportes entrenador',
  'basketball-ball': 'basketball baloncesto',
  'musical-notes':
    'music song songs sing singing choir concert piano musica cancion canciones cantar coro concierto',
  'large-paint-brush': 'paint painting mural murals pintar pintura murales',
  palette: 'art arts craft crafts draw drawing arte artes manualidades dibujar dibujo',
  'photo-camera': 'photo photos photographer photography camera foto fotos fotografo fotografia camara',
  laptop: 'computer computers website tech digital online data computadora computadoras tecnologia datos',
  'book-pile': 'book books library libro libros biblioteca',
  'open-book': 'read reading reader story stories leer lectura cuento cuentos historias',
  pencil:
    'tutor tutors tutoring homework math study school class classes teach teaching tarea tareas tutoria matematicas escuela clase clases ensenar',
  'claw-hammer':
    'repair repairs fix fixing build building ramp roof carpenter handyman reparar reparacion reparaciones arreglar construir rampa techo',
  broom: 'clean cleaning cleanup sweep sweeping litter trash limpiar limpieza barrer basura',
  kite: 'kid kids child children youth playground ninos ninas nino nina infantil parque',
  envelope: 'letter letters mail mailing card cards flyer flyers carta cartas correo tarjetas volantes',
  'rotary-phone':
    'phone phones call calls calling hotline dispatch telefono telefonos llamada llamadas llamar',
  world:
    'translate translator translation interpret interpreter language languages english spanish traducir traductor traduccion interprete idioma idiomas ingles espanol',
  truck:
    'drive driver drivers driving deliver delivery deliveries van truck trucks transport pickup route conducir conductor conductores manejar chofer reparto repartir entregar entrega camion camioneta transporte ruta',
  'wooden-sign':
    'welcome desk greet greeter greeters host hosts front reception door lobby bienvenida recibir recepcion mostrador anfitrion anfitriones puerta',
  talk: 'talk visit visits visitor companion company conversation listen friendly chat charla visita visitas visitar compania companera companero conversacion escuchar',
} as const;

type TitleObject = keyof typeof OBJECTS;

/** Three main objects of each type, its own figure first. */
const VARIANTS = {
  beast: ['paw-print', 'sitting-dog', 'cat'],
  blood: ['drop', 'heart-inside', 'heart-drop'],
  body: ['weight-lifting-up', 'running-shoe', 'dutch-bike'],
  craft: ['claw-hammer', 'toolbox', 'hand-saw'],
  cure: ['heart-beats', 'medical-pack-alt', 'stethoscope'],
  defender: ['scales', 'gavel', 'life-jacket'],
  earth: ['mountains', 'pine-tree', 'recycle'],
  fire: ['flame', 'campfire', 'fire-extinguisher'],
  food: ['hot-meal', 'cooking-pot', 'carrot'],
  garment: ['t-shirt', 'moncler-jacket', 'sewing-needle'],
  hygiene: ['soap', 'bathtub', 'toothbrush'],
  life: ['baby-bottle', 'family-house', 'hearts'],
  mind: ['open-book', 'pencil', 'graduate-cap'],
  nature: ['oak-leaf', 'plant-watering', 'fruit-tree'],
  shadow: ['candle-light', 'lantern-flame', 'bed'],
  soul: ['peace-dove', 'candles', 'lotus-flower'],
  speech: ['talk', 'megaphone', 'world'],
  storm: ['tornado', 'umbrella', 'lightning-storm'],
  time: ['hourglass', 'coffee-cup', 'alarm-clock'],
  toxin: ['breaking-chain', 'sunflower', 'water-bottle'],
  treasure: ['piggy-bank', 'calculator', 'present'],
  voyage: ['world', 'suitcase', 'wooden-sign'],
  war: ['ribbon-medal', 'medal', 'black-flag'],
  water: ['waves', 'wood-canoe', 'fishing-net'],
  youth: ['kite', 'soccer-ball', 'jigsaw-piece'],
  uncategorized: ['compass', 'wooden-sign', 'three-friends'],
} as const satisfies Record<CategoryId | 'uncategorized', readonly [string, string, string]>;

/** The types for which a stamp's icon says something true. */
const STAMP_FITS: Partial<Record<StampIconId, { figure: string; types: readonly string[] }>> = {
  stamp_bread_01: { figure: 'bread', types: ['food'] },
  stamp_salad_01: { figure: 'fruit-bowl', types: ['food'] },
  stamp_knife_01: { figure: 'kitchen-knives', types: ['food'] },
  stamp_speech_01: { figure: 'talk', types: ['speech', 'mind', 'time', 'voyage', 'soul', 'life'] },
  stamp_bag_01: { figure: 'paper-bag-folded', types: ['food', 'garment', 'hygiene', 'earth'] },
  stamp_truck_01: { figure: 'truck', types: ['food', 'time', 'garment', 'craft', 'storm'] },
  stamp_shelf_01: { figure: 'bookshelf', types: ['mind', 'food', 'garment'] },
  stamp_box_01: { figure: 'cardboard-box', types: ['food', 'garment', 'hygiene', 'storm', 'life'] },
  stamp_wrench_01: { figure: 'spanner', types: ['craft', 'storm'] },
};

/** Every figure that a scene may have. */
export function sceneFigureNames(): ReadonlySet<string> {
  const stamps = Object.values(STAMP_FITS).map(({ figure }) => figure);
  return new Set([...Object.keys(OBJECTS), ...Object.values(VARIANTS).flat(), ...stamps]);
}

type Pictured = { typeId: keyof typeof VARIANTS; title: string; stampIcon: string | null };

/** The main object of a quest's picture: the same for every date of a series. */
export function sceneObjectOf({ typeId, title, stampIcon }: Pictured): string {
  const spokenOf = objectInTitle(title);
  if (spokenOf) return spokenOf;
  const stamp = Object.entries(STAMP_FITS).find(([id]) => id === stampIcon)?.[1];
  if (stamp?.types.includes(typeId)) return stamp.figure;
  const variants = VARIANTS[typeId];
  return variants[hashOf(`object:${title}`) % variants.length] ?? variants[0];
}

let objectOfWord: ReadonlyMap<string, TitleObject> | undefined;

function objectInTitle(title: string): TitleObject | null {
  const names = Object.keys(OBJECTS) as TitleObject[];
  objectOfWord ??= new Map(names.flatMap((name) => OBJECTS[name].split(' ').map((word) => [word, name])));
  const spoken = new Set<TitleObject | undefined>();
  for (const word of foldedText(title).split(/[^\p{L}]+/u)) spoken.add(objectOfWord.get(word));
  return names.find((name) => spoken.has(name)) ?? null;
}
