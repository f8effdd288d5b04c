import type { PlannedScene, ScriptFrameRate } from './screenplay.ts'
import { planScript } from './screenplay.ts'
import { alignScripts, type ScriptAlignment } from './scriptAlignment.ts'

/** A script that is on a board, and the scenes of its revision. */
export interface AlignmentOrder {
  readonly text: string
  readonly revised: readonly PlannedScene[]
  readonly frameRate: ScriptFrameRate
}

/** Finds the lines of a script in its revision. Runs in a process apart: long scripts take a second. */
export const alignApart = ({ text, revised, frameRate }: AlignmentOrder): ScriptAlignment =>
  alignScripts(planScript(text, frameRate).scenes, revised)
