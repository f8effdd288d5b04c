import type {
  AssetLink,
  AssetStatus,
  AssetType,
  TaskPriority,
  TaskStatus,
} from '../../server/__generated__/prisma/enums.ts'

/** A part of a frame of `frames/`, four wide to three high, in the drawing space of the frame. */
export interface DemoCrop {
  readonly frame: string
  readonly x: number
  readonly y: number
  readonly width: number
}

/** Something that is made for the film. */
export interface DemoAsset {
  readonly name: string
  readonly type: AssetType
  readonly status: AssetStatus
  readonly description: string
  /** What of a frame is its picture. */
  readonly picture: DemoCrop
}

/** What the film is made of. */
export const DEMO_ASSETS: readonly DemoAsset[] = [
  {
    name: 'Nils', type: 'CHARACTER', status: 'APPROVED',
    description: 'Thirty-five. Cap and a long coat, and never without the suitcase. The cap stays on indoors.',
    picture: { frame: '04-doorway', x: 56, y: 42, width: 148 },
  },
  {
    name: 'Ada', type: 'CHARACTER', status: 'REVIEW',
    description: 'Thirty-eight, hair up. Holds still and lets others talk. Jaw softer than on sheet 2.',
    picture: { frame: '08-close-ada', x: 24, y: 0, width: 200 },
  },
  {
    name: 'Salt House', type: 'MODEL', status: 'COMPLETED',
    description: 'Blocking model of the house for perspective: one window lit, smoke going straight up.',
    picture: { frame: '01-house-dusk', x: 130, y: 40, width: 180 },
  },
  {
    name: 'Saloon car', type: 'MODEL', status: 'APPROVED',
    description: 'Old four-door saloon. Rear three-quarter and the mirror from the driver’s seat.',
    picture: { frame: '02-car-road', x: 115, y: 100, width: 160 },
  },
  {
    name: 'Nils, walk with suitcase', type: 'ANIMATION', status: 'DRAFT',
    description: 'A cycle of 24 frames, weight to the right. Small in frame: the silhouette is all there is.',
    picture: { frame: '11-marsh', x: 278, y: 52, width: 124 },
  },
  {
    name: 'Rain on glass', type: 'VFX', status: 'IN_PROGRESS',
    description: 'Two layers: one in front of the wall, one on the pane.',
    picture: { frame: '12-window-rain', x: 120, y: 40, width: 180 },
  },
  {
    name: 'Marsh', type: 'ENVIRONMENT', status: 'IN_PROGRESS',
    description: 'Track, channel, poles and wires. The horizon lies at one third in every shot.',
    picture: { frame: '11-marsh', x: 40, y: 60, width: 240 },
  },
  {
    name: 'Kitchen', type: 'ENVIRONMENT', status: 'APPROVED',
    description: 'One table, two chairs, one lamp. Nothing on the walls any more.',
    picture: { frame: '05-table', x: 90, y: 20, width: 260 },
  },
  {
    name: 'Hall and stairs', type: 'ENVIRONMENT', status: 'DRAFT',
    description: 'Threshold, a rail their father made, eight stairs. The fourth complains.',
    picture: { frame: '09-stairs', x: 56, y: 36, width: 176 },
  },
  {
    name: 'Lamp', type: 'PROP', status: 'DRAFT',
    description: 'Hangs low over the table, enamel shade. The only light of the second act.',
    picture: { frame: '05-table', x: 158, y: 0, width: 104 },
  },
  {
    name: 'Bottle', type: 'PROP', status: 'APPROVED',
    description: 'Dark glass, no label. Two thirds full.',
    picture: { frame: '07-hand-bottle', x: 22, y: 20, width: 200 },
  },
  {
    name: 'Suitcase', type: 'PROP', status: 'COMPLETED',
    description: 'Small, one strap, a corner mended with tape.',
    picture: { frame: '04-doorway', x: 112, y: 88, width: 68 },
  },
  {
    name: 'Letter and key', type: 'PROP', status: 'IN_PROGRESS',
    description: 'The deed, still sealed, and the key to the front door beside it.',
    picture: { frame: '10-letter-key', x: 10, y: 52, width: 216 },
  },
  {
    name: 'Color script', type: 'OTHER', status: 'REVIEW',
    description: 'Blue outside, one warm spot inside; at dawn the two change places.',
    picture: { frame: '01-house-dusk', x: 50, y: 0, width: 320 },
  },
]

/** How one asset stands to another. */
export interface DemoDependency {
  readonly source: string
  readonly link: AssetLink
  readonly target: string
}

/** What of the film uses or owns what, by names. */
export const DEMO_DEPENDENCIES: readonly DemoDependency[] = [
  { source: 'Nils', link: 'OWNS', target: 'Suitcase' },
  { source: 'Marsh', link: 'OWNS', target: 'Salt House' },
  { source: 'Kitchen', link: 'OWNS', target: 'Lamp' },
  { source: 'Kitchen', link: 'OWNS', target: 'Bottle' },
  { source: 'Nils, walk with suitcase', link: 'USES', target: 'Nils' },
  { source: 'Nils, walk with suitcase', link: 'USES', target: 'Suitcase' },
  { source: 'Rain on glass', link: 'USES', target: 'Lamp' },
  { source: 'Hall and stairs', link: 'USES', target: 'Lamp' },
  { source: 'Marsh', link: 'USES', target: 'Color script' },
  { source: 'Kitchen', link: 'USES', target: 'Color script' },
]

/** An asset in a shot. */
export interface DemoRole {
  readonly asset: string
  readonly occurrences?: number
  readonly label?: string
}

/** What appears in the shots, by their 1-based places on the board. */
export const DEMO_CASTING: Readonly<Record<number, readonly DemoRole[]>> = {
  1: [{ asset: 'Salt House' }, { asset: 'Marsh' }],
  2: [{ asset: 'Saloon car', label: 'animated' }, { asset: 'Marsh' }],
  3: [{ asset: 'Nils' }, { asset: 'Saloon car', label: 'interior' }],
  4: [{ asset: 'Nils' }, { asset: 'Suitcase' }, { asset: 'Hall and stairs' }],
  5: [{ asset: 'Nils' }, { asset: 'Ada' }, { asset: 'Kitchen' }, { asset: 'Lamp' }, { asset: 'Bottle' }],
  6: [{ asset: 'Nils', label: 'hand' }, { asset: 'Bottle' }, { asset: 'Kitchen' }],
  7: [{ asset: 'Ada' }, { asset: 'Nils', label: 'shoulder' }, { asset: 'Kitchen' }],
  8: [{ asset: 'Ada' }, { asset: 'Rain on glass', occurrences: 2, label: 'one layer each' }, { asset: 'Lamp' }],
  9: [{ asset: 'Ada' }, { asset: 'Kitchen' }],
  10: [{ asset: 'Nils' }, { asset: 'Hall and stairs' }, { asset: 'Lamp' }],
  11: [{ asset: 'Letter and key' }, { asset: 'Nils', label: 'hand' }, { asset: 'Kitchen' }],
  12: [{ asset: 'Nils, walk with suitcase', label: 'animated' }, { asset: 'Marsh' }, { asset: 'Salt House' }],
}

/** Something to be done. */
export interface DemoTask {
  readonly title: string
  readonly description?: string
  readonly status: TaskStatus
  readonly priority: TaskPriority
  /** Addresses of who does it; nobody when not given. */
  readonly assignees?: readonly string[]
  /** Days from the day of the installation. */
  readonly dueIn?: number
  /** 1-based places of the shots it is in. */
  readonly shots?: readonly number[]
  /** Titles of tasks before it in the list that it waits for. */
  readonly waitsFor?: readonly string[]
}

const MAYA = 'maya@kestrel.studio'
const JONAS = 'jonas@kestrel.studio'
const IDA = 'ida@kestrel.studio'
const TOM = 'tom.achterberg@harborsound.example'
const SUDA = 'suda@kestrel.studio'
const EMIL = 'emil@kovac-layout.example'

/** The tasks of the film: those of each column from top to bottom. */
export const DEMO_TASKS: readonly DemoTask[] = [
  {
    title: 'Lock marsh track perspective across SC01', status: 'TODO', priority: 'HIGH', assignees: [EMIL, MAYA],
    dueIn: 9,
    description: 'Horizon sits 4% lower in Shot 2. Match to Shot 1 before clean-up.', shots: [1, 2],
  },
  {
    title: 'Prop sheet for the lamp', status: 'TODO', priority: 'HIGH', assignees: [JONAS], dueIn: 2,
    description: 'Three angles, lit and unlit. The window and the stairs both wait for the shade.',
  },
  {
    title: 'Record scratch dialogue for the table', status: 'TODO', priority: 'MEDIUM', assignees: [TOM], dueIn: 11,
    shots: [5],
  },
  { title: 'Thumbnail an alternate ending', status: 'TODO', priority: 'LOW', assignees: [MAYA], dueIn: 5 },
  { title: 'Find a title card', status: 'TODO', priority: 'LOW' },
  {
    title: 'Clean up over-shoulder, both eyelines', status: 'IN_PROGRESS', priority: 'HIGH', assignees: [IDA, JONAS],
    dueIn: 0,
    description: 'Ada looks camera left. Keep the shoulder at one third.', shots: [5, 7],
  },
  {
    title: 'Mirror close-up: redraw brows', status: 'IN_PROGRESS', priority: 'MEDIUM', assignees: [JONAS], dueIn: 3,
    shots: [3],
  },
  {
    title: 'Ada close-up: soften the jaw', status: 'IN_PROGRESS', priority: 'MEDIUM', assignees: [IDA], dueIn: 6,
    shots: [9],
  },
  {
    title: 'Rain pass on the window', status: 'BLOCKED', priority: 'MEDIUM', assignees: [SUDA, MAYA], dueIn: -3,
    description: 'Waiting on the prop sheet for the lamp.', shots: [8], waitsFor: ['Prop sheet for the lamp'],
  },
  {
    title: 'Bottle insert, timing to 1.2 s', status: 'IN_REVIEW', priority: 'MEDIUM', assignees: [JONAS, MAYA],
    dueIn: 1, shots: [6],
  },
  {
    title: 'House at dusk, final blue', status: 'DONE', priority: 'HIGH', assignees: [MAYA], dueIn: -7, shots: [1],
  },
  { title: 'Doorway silhouette', status: 'DONE', priority: 'MEDIUM', assignees: [MAYA], dueIn: -9, shots: [4] },
  { title: 'Letter insert roughs', status: 'DONE', priority: 'LOW', assignees: [IDA], dueIn: -12, shots: [11] },
  {
    title: 'Scout boards for the marsh', status: 'DONE', priority: 'LOW', assignees: [TOM, EMIL], dueIn: -15,
    shots: [1, 12],
  },
  {
    title: 'Stairs: lower the lamp, longer shadow', status: 'IN_REVIEW', priority: 'LOW', assignees: [IDA], dueIn: 4,
    shots: [4, 10], waitsFor: ['Doorway silhouette'],
  },
]
