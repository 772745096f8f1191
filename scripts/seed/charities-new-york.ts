import { type CharitySeed, COMMON_AGE_POLICIES, EVERY_WEEK } from './charity-seed.ts';

/** Invented charities of the Bronx, Staten Island and Waltham. */
export const NEW_YORK_CHARITIES: CharitySeed[] = [
  {
    id: '9',
    districtId: '11',
    name: 'Concourse Community Fridge',
    mission:
      'Take what you need, leave what you can. Our fridge stands open day and night; volunteers fill it, clean it and watch over it.',
    agePolicies: COMMON_AGE_POLICIES,
    locations: [
      {
        key: 'fridge',
        name: 'Fridge at the corner',
        address: '1880 Walnut Avenue, Bronx, NY 10457',
        latitude: 40.8462,
        longitude: -73.9012,
      },
    ],
    stamps: [
      {
        key: 'restock',
        icon: 'stamp_shelf_01',
        eventTitle: 'Restock the fridge',
        description: '<p>Fetch crates from two markets by cart and fill the shelves.</p>',
        serviceTags: ['food'],
        places: [2, 4, 5],
        location: 'fridge',
        flexibleMinimumTime: 60,
        agePolicyIndex: 0,
      },
    ],
    schedule: [{ stamp: 'restock', weeks: EVERY_WEEK, days: [2, 4, 6], start: '08:00', end: '11:00' }],
  },
  {
    id: '10',
    districtId: '11',
    name: 'Bronx River Stewards',
    mission: 'Trees, soil and clean water for a river that runs through a million lives.',
    agePolicies: COMMON_AGE_POLICIES,
    locations: [
      {
        key: 'landing',
        name: 'Starling Landing',
        address: '1490 Drydock Street, Bronx, NY 10474',
        detail: 'Behind the playground.',
        latitude: 40.8193,
        longitude: -73.8816,
      },
    ],
    stamps: [
      {
        key: 'plant',
        icon: 'stamp_salad_01',
        eventTitle: 'Planting day',
        description: '<p>Dig, plant, water. Tools are here; you will get dirty.</p>',
        serviceTags: ['nature'],
        places: [5, 20, 40],
        location: 'landing',
        agePolicyIndex: 2,
      },
    ],
    schedule: [{ stamp: 'plant', weeks: [2, 4], days: [6], start: '10:00', end: '14:00' }],
  },
  {
    id: '11',
    districtId: '12',
    name: 'Island Harbor Hospice Friends',
    mission: 'A hand to hold, a page read aloud, an hour off for the family. We sit with people at the end.',
    agePolicies: COMMON_AGE_POLICIES,
    locations: [
      {
        key: 'house',
        name: 'Harbor House',
        address: '240 Richmond Bluff, Staten Island, NY 10301',
        latitude: 40.6403,
        longitude: -74.0871,
      },
    ],
    trainings: [
      {
        key: 'companion',
        name: 'Companion course',
        description: 'Two evenings on listening, silence and saying goodbye.',
        ageThreshold: 18,
        estimatedTime: 240,
        estimatedCost: 0,
      },
    ],
    stamps: [
      {
        key: 'sit',
        icon: 'stamp_speech_01',
        eventTitle: 'Evening companion',
        description: '<p>Be there for two hours. Nothing to bring, nothing to fix.</p>',
        serviceTags: ['time'],
        places: [1, 2, 3],
        location: 'house',
        agePolicyIndex: 1,
        trainings: ['companion'],
      },
    ],
    schedule: [{ stamp: 'sit', weeks: EVERY_WEEK, days: [1, 3, 5, 7], start: '18:00', end: '20:00' }],
  },
  {
    id: '12',
    districtId: '12',
    name: 'North Shore Repair Brigade',
    mission:
      'A ramp for a wheelchair, a lock that closes, a roof that holds: small repairs for neighbors who cannot pay.',
    agePolicies: COMMON_AGE_POLICIES,
    locations: [
      {
        key: 'shop',
        name: 'Brigade Workshop',
        address: '63 Ropewalk Street, Staten Island, NY 10304',
        latitude: 40.6271,
        longitude: -74.0772,
      },
    ],
    stamps: [
      {
        key: 'ramp',
        icon: 'stamp_wrench_01',
        eventTitle: 'Build a ramp',
        description: '<p>Measure, saw, screw. One experienced builder leads each team of three.</p>',
        serviceTags: ['craft'],
        places: [2, 3, 6],
        location: 'shop',
        equipment: 'Work gloves',
        agePolicyIndex: 3,
      },
    ],
    schedule: [{ stamp: 'ramp', weeks: [1, 2, 3, 4], days: [6], start: '09:00', end: '15:00' }],
  },
  {
    id: '13',
    districtId: '100',
    name: 'Watch City Blood Partners',
    mission: 'We run the welcome and recovery tables of blood drives along the Charles River.',
    agePolicies: COMMON_AGE_POLICIES,
    locations: [
      {
        key: 'hall',
        name: 'Mill Hall',
        address: '16 Cooper Mill Street, Waltham, MA 02453',
        latitude: 42.3733,
        longitude: -71.2362,
      },
    ],
    stamps: [
      {
        key: 'host',
        icon: 'stamp_people_01',
        eventTitle: 'Recovery table host',
        description: '<p>Juice, cookies and a watchful eye on people who just gave blood.</p>',
        serviceTags: ['blood'],
        places: [2, 3, 4],
        location: 'hall',
        agePolicyIndex: 1,
      },
    ],
    schedule: [{ stamp: 'host', weeks: [3], days: [3], start: '12:00', end: '18:00' }],
  },
  {
    id: '14',
    districtId: '11',
    name: 'Draft: Fordham Night Clinic',
    mission: 'A free clinic that is still being set up by staff; nobody else sees it yet.',
    isVisible: false,
    agePolicies: [],
    locations: [],
    stamps: [],
    schedule: [],
  },
];
