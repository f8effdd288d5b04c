import { DEMO_CASTER, DEMO_DIRECTOR, DEMO_PAINTER, DEMO_WRITER } from './storyboard.ts'

/** A part of a frame, as parts of its width and height. */
export interface DemoMark {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A thread of comments of the team on the first view of a shot of Salt House. */
interface DemoThread {
  /** Address of who starts it. */
  readonly by: string
  readonly shotNumber: number
  /** From the first frame of the shot, which is 0. */
  readonly frame: number
  readonly body: string
  /** What is ringed on the frame. */
  readonly mark?: DemoMark
  readonly answer?: { readonly by: string; readonly body: string }
  readonly resolvedBy?: string
}

export const DEMO_THREADS: readonly DemoThread[] = [
  {
    by: DEMO_PAINTER, shotNumber: 1, frame: 0, body: 'The smoke should lean with the wind of the soundtrack.',
    answer: { by: DEMO_WRITER, body: 'Done: it leans inland now.' }, resolvedBy: DEMO_DIRECTOR,
  },
  {
    by: DEMO_CASTER, shotNumber: 4, frame: 0, body: 'Does he keep his coat on? He wears it at the table.',
    answer: { by: DEMO_WRITER, body: 'He does. I will add the collar here, too.' },
  },
  {
    by: DEMO_DIRECTOR, shotNumber: 8, frame: 12, body: 'Too many streaks here. Let the lamp show through the rain.',
    mark: { x: 0.3, y: 0.2, width: 0.4, height: 0.5 },
  },
]

/** The review link of the studio. */
export const DEMO_LINK = { title: 'Opening night, first pass', canComment: true, shows: ['CODES', 'SOUND'] } as const

/** Who opens it, and says one thing. */
export const DEMO_GUEST = {
  name: 'Ruth Adler', shotNumber: 12, frame: 24, body: 'Lovely. May the marsh stay on screen a second longer?',
} as const
