import { FramewrightError, ImportScriptDocument, ScriptPlanDocument, type ScriptPlanQuery } from '../client/public.ts'
import type { ImportOptions } from './csvImport.ts'
import { UsageError } from './exits.ts'
import { findProject, findStoryboard } from './lookups.ts'
import { counted, write, writeJson, writeTable } from './output.ts'
import type { Session } from './session.ts'

type Plan = NonNullable<ScriptPlanQuery['scriptPlan']>

const inWords = ({ sceneCount, shotCount }: { sceneCount: number; shotCount: number }) =>
  `${counted(sceneCount, 'scene')} with ${counted(shotCount, 'shot')}`

async function writePlan(plan: Plan, path: string): Promise<void> {
  await writeTable(plan.scenes, [
    { head: 'SCENE', text: ({ number }) => number, isNumber: true },
    { head: 'LINE', text: ({ line }) => line, isNumber: true },
    { head: 'SECONDS', text: ({ duration }) => duration.toFixed(1), isNumber: true },
    { head: 'HEADING', text: ({ heading }) => heading },
  ])
  await write(`\n${inWords(plan)}, ${plan.duration.toFixed(1)} s, would go on ${path}. Nothing was written\n`)
}

async function findBoard(session: Session, { storyboard, project = '' }: ImportOptions) {
  if (storyboard !== undefined) return findStoryboard(session, storyboard)
  return (await findProject(session, project)).storyboard
}

/** What the server refuses because the board has shots, with what to do about it. */
function withAdvice(error: unknown): unknown {
  if (!(error instanceof FramewrightError) || error.reason !== 'SCRIPT_UNCONFIRMED') return error
  const { code, reason, params, message, requestId } = error
  const advice = `${message} Let the script follow with --append`
  return new FramewrightError(code, advice, { reason, params, requestId, cause: error })
}

/** Brings a script, in Fountain or Final Draft, onto a board, or shows what it would make. */
export async function importScriptFile(session: Session, options: ImportOptions, text: string): Promise<void> {
  const { client, signal, isJson } = session
  const { dryRun, append, idempotencyKey } = options
  if (append && idempotencyKey !== undefined) {
    throw new UsageError('--append depends on what is there: it cannot be done again under --idempotency-key')
  }
  const { id, path } = await findBoard(session, options)
  const input = { storyboardId: id, source: { text } }
  const plan = dryRun || append ? (await client.run(ScriptPlanDocument, { input }, { signal })).scriptPlan : null
  if (dryRun && plan) {
    const result = { dryRun: true, written: false, kind: 'script', storyboard: { id, path }, plan }
    return isJson ? writeJson(result) : writePlan(plan, path)
  }
  const written = { ...input, existingShotCount: plan?.existingShotCount }
  const { importScript } = await client
    .run(ImportScriptDocument, { input: written }, { signal, idempotencyKey })
    .catch((error: unknown) => Promise.reject(withAdvice(error)))
  const { sceneCount, shotCount } = importScript
  if (!isJson) return write(`${inWords(importScript)} went on ${path}\n`)
  const { storyboard } = importScript
  await writeJson({ dryRun: false, written: true, kind: 'script', storyboard, plan: { sceneCount, shotCount } })
}
