import { readFileSync } from 'node:fs'
import type { DemoAsset, DemoDependency, DemoRole, DemoTask } from './production.ts'
import { DEMO_ASSETS, DEMO_CASTING, DEMO_DEPENDENCIES, DEMO_TASKS } from './production.ts'
import { DEMO_SHOTS, type DemoShot, finished } from './storyboard.ts'

/** A film of the demo studio: its project, the script of its board, and what is made for it. */
export interface DemoFilm {
  readonly name: string
  readonly code: string
  readonly description: string
  /** Reads its script, in Fountain: each action paragraph becomes a shot. */
  readonly readScript: () => string
  readonly shots: readonly DemoShot[]
  readonly assets: readonly DemoAsset[]
  readonly dependencies: readonly DemoDependency[]
  /** What appears in the shots, by their 1-based places on the board. */
  readonly casting: Readonly<Record<number, readonly DemoRole[]>>
  readonly tasks: readonly DemoTask[]
  /** When the studio worked on it, in days before the demo is made: from the first to the last. */
  readonly worked: { readonly first: number; readonly last: number }
}

const [MAYA, JONAS, IDA, SUDA] = [
  'maya@kestrel.studio', 'jonas@kestrel.studio', 'ida@kestrel.studio', 'suda@kestrel.studio',
] as const

/** The film the demo studio is boarding; every organization can have a copy. */
export const SALT_HOUSE: DemoFilm = {
  name: 'Salt House',
  code: 'SALT',
  description:
    'A brother comes back to the house on the marsh the night before it is sold. ' +
    'Fourteen minutes, two people, one table. Boards for the opening night sequence.',
  readScript: () => readFileSync(new URL('./salt-house.fountain', import.meta.url), 'utf8'),
  shots: DEMO_SHOTS, assets: DEMO_ASSETS, dependencies: DEMO_DEPENDENCIES, casting: DEMO_CASTING, tasks: DEMO_TASKS,
  worked: { first: 14, last: 0 },
}

const TEASER: DemoFilm = {
  name: 'Festival Teaser',
  code: 'TEASER',
  description: 'Fifteen seconds for the festivals: the house, the road, the window, and no word spoken.',
  readScript: () => [
    'EXT. SALT HOUSE - DUSK',
    'The house on the marsh, one window lit. Hold until the smoke moves.',
    'EXT. MARSH ROAD - DUSK',
    'The car, from behind. Cut before it reaches the hill.',
    'INT. KITCHEN - NIGHT',
    'Ada at the window, behind the rain.',
    'The letter and the key. Title over black.',
  ].join('\n\n'),
  shots: [
    {
      shotNumber: 1, seconds: 4, artist: MAYA, aspectRatio: 'RATIO_16_9', status: 'Approved',
      views: [finished('01-house-dusk')],
    },
    {
      shotNumber: 2, seconds: 3, artist: MAYA, aspectRatio: 'RATIO_16_9', status: 'Approved',
      views: [finished('02-car-road')],
    },
    {
      shotNumber: 3, seconds: 4, artist: SUDA, aspectRatio: 'RATIO_16_9', status: 'In Review',
      views: [finished('12-window-rain')],
    },
    {
      shotNumber: 4, seconds: 4, artist: JONAS, aspectRatio: 'RATIO_1_1', status: 'Rough',
      views: [finished('10-letter-key')],
    },
  ],
  assets: [], dependencies: [], casting: {},
  tasks: [
    { title: 'Cut the teaser to 15 s', status: 'IN_REVIEW', priority: 'HIGH', assignees: [MAYA], dueIn: 6 },
    { title: 'Title over the letter', status: 'TODO', priority: 'MEDIUM', assignees: [JONAS], dueIn: 8, shots: [4] },
    { title: 'Approve the road', status: 'DONE', priority: 'LOW', assignees: [MAYA], dueIn: -6, shots: [2] },
  ],
  worked: { first: 20, last: 5 },
}

const LOW_WATER: DemoFilm = {
  name: 'Low Water',
  code: 'LOW',
  description: 'A second film from the same marsh. Roughs for the pitch in spring.',
  readScript: () => [
    'EXT. CHANNEL - DAWN',
    'Somebody walks the channel while it is empty.',
    'EXT. FARM ROAD - DAY',
    'The road, and nobody on it.',
    'INT. FARM, STAIRS - DAY',
    'Stairs that were built for other people.',
  ].join('\n\n'),
  shots: [
    {
      shotNumber: 1, seconds: 4, artist: IDA, aspectRatio: 'RATIO_16_9', status: 'Rough',
      views: [{ name: '', frame: '11-marsh', stage: 'rough' }],
    },
    {
      shotNumber: 2, seconds: 3, artist: IDA, aspectRatio: 'RATIO_16_9', status: 'Rough',
      views: [{ name: '', frame: '02-car-road', stage: 'rough, wider' }],
    },
    {
      shotNumber: 3, seconds: 3, artist: JONAS, aspectRatio: 'RATIO_4_3', status: null,
      views: [{ name: '', frame: '09-stairs', stage: 'rough' }],
    },
  ],
  assets: [], dependencies: [], casting: {},
  tasks: [
    { title: 'Two pages for the pitch', status: 'IN_PROGRESS', priority: 'MEDIUM', assignees: [MAYA, IDA], dueIn: 20 },
    { title: 'Walk the channel with a camera', status: 'TODO', priority: 'LOW', assignees: [IDA], dueIn: 30 },
  ],
  worked: { first: 34, last: 23 },
}

/** The films of the demo studio, in the order in which it worked on them. */
export const DEMO_FILMS: readonly DemoFilm[] = [LOW_WATER, TEASER, SALT_HOUSE]
