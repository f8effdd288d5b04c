import { v7 as uuidv7 } from 'uuid'
import { DEFAULT_ASPECT_RATIO } from '../../../drawing/aspectRatio.ts'
import { type Change, changeProject, type ProjectChange } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { fail } from '../../kernel/errors.ts'
import { type FrameRate, frameRateOf } from '../../kernel/frames.ts'
import { demandCredential } from '../../kernel/permissions.ts'
import { rankBetween, ranksBetween } from '../../kernel/ranks.ts'
import { publish } from '../../platform/bus/bus.ts'
import { messages } from '../../platform/bus/follow.ts'
import { prisma } from '../../platform/database/client.ts'
import { runApart } from '../../platform/workers/workers.ts'
import { silent } from '../../record.ts'
import { beginWithTemplate } from './frameTemplateUse.service.ts'
import type { PlannedShot, ScriptPlan } from './screenplay.ts'
import { scriptFailures } from './script.failures.ts'
import type { planApart, PlanOutcome } from './scriptPlanner.ts'
import { storedText } from './scriptText.ts'
import { assignLastCodes } from './shotCodes.ts'
import { locateStoryboard, reviseStoryboard } from './storyboard.service.ts'
import { keepVersions } from './versionMaking.service.ts'
import { emptyViewSize } from './view.service.ts'

const PLANNER = new URL('./scriptPlanner.ts', import.meta.url)

/** Reads the text of a script, once it is known that the viewer may see the board. */
export type TextSource = () => Promise<string>

/** Rows written by one statement. */
const ROWS_PER_WRITE = 500

/** A script and what importing it makes. */
export interface ReadScript {
  text: string
  plan: ScriptPlan
}

/** Reads and plans a script in a process apart. INVALID_INPUT for one that cannot be read. */
export async function readScript(source: TextSource, frameRate: FrameRate): Promise<ReadScript> {
  const order = { source: await source(), frameRate }
  const outcome = await runApart<Parameters<typeof planApart>[0], PlanOutcome>(PLANNER, 'planApart', order)
  if ('refusal' in outcome) throw fail(outcome.refusal, { field: 'source' })
  return outcome
}

const readFrameRate = async (projectId: string): Promise<FrameRate> =>
  frameRateOf(await prisma().project.findUniqueOrThrow({ where: { id: projectId } }))

/** What importing a script into a board would make, and how many shots it has already. Writes nothing. */
export async function planImport(viewer: Viewer, storyboardId: string, source: TextSource) {
  const { projectId } = await locateStoryboard(viewer, storyboardId)
  const frameRate = await readFrameRate(projectId)
  const { plan } = await readScript(source, frameRate)
  const existingShotCount = await prisma().shot.count({ where: { storyboardId, deletedAt: null } })
  return { plan, frameRate, existingShotCount }
}

interface Progress {
  done: number
  total: number
}

const progressTopic = (viewer: Viewer, importId: string) => `import:${viewer.userId}:${importId}`

/** How far an import of the viewer is, in shots, until it is done. */
export function followImport(viewer: Viewer, importId: string) {
  const decode = (text: string): Progress | null => (text === '' ? null : (JSON.parse(text) as Progress))
  return messages(progressTopic(viewer, importId), decode, ({ done, total }) => done >= total)
}

interface PlacedShot extends PlannedShot {
  sceneId: string
  scriptId: string
}

const storedOrNull = (text: string | null) => (text === null ? null : storedText(text))

async function writeScenes({ tx }: Change, storyboardId: string, scriptId: string, plan: ScriptPlan) {
  const last = await tx.scene.findFirst({ where: { storyboardId }, orderBy: { rank: 'desc' }, select: { rank: true } })
  const ranks = ranksBetween(last?.rank ?? null, null, plan.scenes.length)
  const placed: PlacedShot[] = []
  const scenes = plan.scenes.map(({ number, heading, line, shots }, index) => {
    const id = uuidv7()
    for (const shot of shots) placed.push({ ...shot, sceneId: id, scriptId })
    return { id, storyboardId, scriptId, number, heading: storedText(heading), line, rank: ranks[index] ?? '' }
  })
  await tx.scene.createMany({ data: scenes })
  return placed
}

async function writeShots(
  change: ProjectChange,
  storyboardId: string,
  existing: number,
  placed: readonly PlacedShot[],
  report: (done: number) => Promise<void>,
) {
  const { tx } = change
  const last = await tx.shot.findFirst({ where: { storyboardId }, orderBy: { rank: 'desc' }, select: { rank: true } })
  const ranks = ranksBetween(last?.rank ?? null, null, placed.length)
  const codes = await assignLastCodes(tx, storyboardId, placed.length)
  const view = { rank: rankBetween(null, null), ...emptyViewSize(DEFAULT_ASPECT_RATIO) }
  const rows = placed.map(({ line, lineEnd, description, dialogue, color, ...shot }, index) => ({
    ...shot,
    id: uuidv7(),
    storyboardId,
    code: codes[index] ?? '',
    name: `Shot ${existing + index + 1}`,
    description: storedText(description),
    dialogue: storedText(dialogue),
    aspectRatio: DEFAULT_ASPECT_RATIO,
    scriptLine: line,
    scriptLineEnd: lineEnd,
    scriptColor: color,
    scriptState: 'CURRENT' as const,
    rank: ranks[index] ?? '',
  }))
  for (let from = 0; from < rows.length; from += ROWS_PER_WRITE) {
    const part = rows.slice(from, from + ROWS_PER_WRITE)
    await tx.shot.createMany({ data: part })
    await tx.shotView.createMany({ data: part.map(({ id }) => ({ shotId: id, ...view })) })
    // One event for all: that of the script.
    await beginWithTemplate({ ...change, record: silent }, { shotId: { in: part.map(({ id }) => id) } })
    await report(from + part.length)
  }
}

/** Makes the scenes and shots of a script at the end of a board of `existing` shots, inside a change of its project. */
export async function writeScript(
  change: ProjectChange,
  storyboardId: string,
  { text, plan }: ReadScript,
  existing = 0,
  report = async (_done: number): Promise<void> => {},
): Promise<{ storyboardId: string; sceneCount: number; shotCount: number }> {
  const { tx, record } = change
  const [title, authors] = [storedOrNull(plan.title), storedOrNull(plan.authors)]
  const script = await tx.script.create({
    data: { storyboardId, title, authors, color: plan.color ?? 'WHITE', text: { create: { text } } },
  })
  const placed = await writeScenes(change, storyboardId, script.id, plan)
  await writeShots(change, storyboardId, existing, placed, report)
  await reviseStoryboard(tx, storyboardId)
  const counts = { sceneCount: plan.sceneCount, shotCount: plan.shotCount }
  record('script.imported', { type: 'Script', id: script.id }, counts)
  return { storyboardId, ...counts }
}

/**
 * Makes the scenes and shots of a script at the end of a board, all or none. A board that has shots needs their number
 * in `confirmedShotCount`, else CONFLICT with a sentence that counts both.
 */
export async function importScript(
  viewer: Viewer,
  storyboardId: string,
  source: TextSource,
  options: { confirmedShotCount: number | null; importId: string | null },
): Promise<{ storyboardId: string; sceneCount: number; shotCount: number }> {
  const { projectId } = await locateStoryboard(viewer, storyboardId)
  const script = await readScript(source, await readFrameRate(projectId))
  const total = script.plan.shotCount
  const { importId } = options
  const report = async (done: number) => {
    if (importId !== null) void publish(progressTopic(viewer, importId), JSON.stringify({ done, total }))
  }
  const result = await changeProject(viewer, projectId, 'boards:write', async (change) => {
    demandCredential(viewer, 'shots:write')
    const existing = await change.tx.shot.count({ where: { storyboardId, deletedAt: null } })
    if (existing > 0 && options.confirmedShotCount !== existing) {
      throw fail(scriptFailures.SCRIPT_UNCONFIRMED({ existing, added: total }), { field: 'existingShotCount' })
    }
    await keepVersions(change.tx, [storyboardId], { kind: 'BEFORE_IMPORT', madeById: viewer.userId })
    return writeScript(change, storyboardId, script, existing, (done) => report(Math.min(done, total - 1)))
  })
  await report(total)
  return result
}
