import type { AspectRatio } from '../../drawing/aspectRatio.ts'
import type { CameraMove } from '../../drawing/cameraMove.ts'

/** How far a view's drawing has come: all of the frame, or its pencil and first lines, from as near or wider. */
export type DemoDrawingStage = 'finished' | 'rough' | 'rough, wider'

/** A view of a shot. `name` is empty where the view goes by its place ('View 2'). */
export interface DemoView {
  readonly name: string
  /** File of `frames/` without its ending. */
  readonly frame: string
  readonly stage: DemoDrawingStage
  readonly camera?: CameraMove
}

/** What a shot of the imported script is given beside its text; its views follow the order they are shown in. */
export interface DemoShot {
  /** 1-based place on the board, which is that of its action paragraph in salt-house.fountain. */
  readonly shotNumber: number
  readonly aspectRatio: AspectRatio
  /** Its length, in seconds. */
  readonly seconds: number
  /** Address of who draws it. */
  readonly artist: string
  /** Name of one of the project's statuses, or null for none. */
  readonly status: string | null
  readonly views: readonly [DemoView, ...DemoView[]]
}

const [MAYA, JONAS, IDA, SUDA] = [
  'maya@kestrel.studio', 'jonas@kestrel.studio', 'ida@kestrel.studio', 'suda@kestrel.studio',
] as const

/** Who brings the script in. */
export const DEMO_WRITER = MAYA
/** Who makes the assets and casts them, and who paints their pictures. */
export const [DEMO_CASTER, DEMO_PAINTER] = [IDA, SUDA] as const
/** Who makes the tasks, and sets lengths and statuses. */
export const DEMO_DIRECTOR = JONAS
/** Who gives sounds. */
export const DEMO_SOUND = 'tom.achterberg@harborsound.example'
/** Who draws, one after the other. */
export const DEMO_ARTISTS = [SUDA, JONAS, IDA, MAYA]

/** A frame with all its lines, in a view that goes by its place. */
export const finished = (frame: string): DemoView => ({ name: '', frame, stage: 'finished' })

/** Towards the lit window of the house. */
const PUSH_IN: CameraMove = {
  start: { x: 210, y: 120, width: 420, angle: 0 }, end: { x: 236, y: 138, width: 210, angle: 0 },
  easing: 'EASE_IN_OUT', holdStart: 12, holdEnd: 12,
}
/** Along the marsh, with the car. */
const PAN: CameraMove = {
  start: { x: 150, y: 122, width: 300, angle: 0 }, end: { x: 270, y: 122, width: 300, angle: 0 },
  easing: 'LINEAR', holdStart: 12, holdEnd: 24,
}

/** The shots of Salt House, in the order of the script. */
export const DEMO_SHOTS: readonly DemoShot[] = [
  {
    shotNumber: 1, seconds: 3.5, artist: MAYA, aspectRatio: 'RATIO_16_9', status: 'Approved',
    views: [{ ...finished('01-house-dusk'), camera: PUSH_IN }, finished('01-house-dusk-wip')],
  },
  {
    shotNumber: 2, seconds: 2.5, artist: MAYA, aspectRatio: 'RATIO_16_9', status: 'Approved',
    views: [finished('02-car-road')],
  },
  {
    shotNumber: 3, seconds: 2, artist: JONAS, aspectRatio: 'RATIO_16_9', status: 'Clean-up',
    views: [finished('03-mirror')],
  },
  {
    shotNumber: 4, seconds: 2.5, artist: MAYA, aspectRatio: 'RATIO_4_3', status: 'In Review',
    views: [
      finished('04-doorway'),
      { name: '', frame: '04-doorway', stage: 'rough' },
      { name: 'Wide', frame: '04-doorway', stage: 'rough, wider' },
    ],
  },
  {
    shotNumber: 5, seconds: 4, artist: IDA, aspectRatio: 'RATIO_16_9', status: 'Rough',
    views: [finished('05-table'), { name: 'Wide', frame: '05-table', stage: 'rough, wider' }],
  },
  {
    shotNumber: 6, seconds: 2, artist: JONAS, aspectRatio: 'RATIO_1_1', status: 'In Review',
    views: [finished('07-hand-bottle')],
  },
  {
    shotNumber: 7, seconds: 3.5, artist: IDA, aspectRatio: 'RATIO_16_9', status: 'Clean-up',
    views: [finished('06-over-shoulder'), finished('06-over-shoulder-wip')],
  },
  {
    shotNumber: 8, seconds: 3, artist: SUDA, aspectRatio: 'RATIO_16_9', status: 'Retake',
    views: [finished('12-window-rain')],
  },
  {
    shotNumber: 9, seconds: 4, artist: IDA, aspectRatio: 'RATIO_4_3', status: 'Rough',
    views: [finished('08-close-ada')],
  },
  {
    shotNumber: 10, seconds: 3, artist: IDA, aspectRatio: 'RATIO_4_3', status: 'Rough',
    views: [finished('09-stairs')],
  },
  {
    shotNumber: 11, seconds: 2, artist: JONAS, aspectRatio: 'RATIO_1_1', status: null,
    views: [finished('10-letter-key')],
  },
  {
    shotNumber: 12, seconds: 4, artist: MAYA, aspectRatio: 'RATIO_16_9', status: 'Rough',
    views: [{ ...finished('11-marsh'), camera: PAN }, { name: 'Wide', frame: '11-marsh', stage: 'rough, wider' }],
  },
]
