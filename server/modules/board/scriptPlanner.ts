import type { Failure } from '../../kernel/failure.ts'
import { planScript, type ScriptFrameRate, type ScriptPlan } from './screenplay.ts'
import { readScriptText, ScriptError } from './scriptText.ts'

/** A plan with the text it was made from, or why there is none. */
export type PlanOutcome = { text: string; plan: ScriptPlan } | { refusal: Failure }

/** Reads and plans a script. Runs in a process apart: a hostile text can take seconds. */
export function planApart(order: { source: string; frameRate: ScriptFrameRate }): PlanOutcome {
  try {
    const text = readScriptText(order.source)
    return { text, plan: planScript(text, order.frameRate) }
  } catch (error) {
    if (error instanceof ScriptError) return { refusal: error.failure }
    throw error
  }
}
