import { changeProject } from '../../../change.ts'
import type { Viewer } from '../../../context.ts'
import { fail } from '../../../kernel/errors.ts'
import { frameRateOf } from '../../../kernel/frames.ts'
import { demandCredential } from '../../../kernel/permissions.ts'
import type { TextEncoding } from '../../../kernel/textEncoding.ts'
import { publish } from '../../../platform/bus/bus.ts'
import { messages } from '../../../platform/bus/follow.ts'
import { prisma } from '../../../platform/database/client.ts'
import { scriptFailures } from '../../board/script.failures.ts'
import { locateStoryboard } from '../../board/storyboard.service.ts'
import { applyAtOnce, planAtOnce, type ReadText, readAtOnce } from './importAtOnce.service.ts'
import { scriptReader } from './scriptReader.service.ts'
import type { ParsedScript } from './scriptReading.ts'

/** Reads the bytes of a script, once it is known that the viewer may see the board. */
export type ReadScriptSource = () => Promise<{ bytes: Uint8Array; encoding: TextEncoding | null | undefined }>

async function readSource(viewer: Viewer, storyboardId: string, source: ReadScriptSource) {
  const { projectId } = await locateStoryboard(viewer, storyboardId)
  const project = await prisma().project.findUniqueOrThrow({ where: { id: projectId } })
  const { bytes, encoding } = await source()
  const options = { encoding, follows: true }
  const read: ReadText = await readAtOnce({ reader: scriptReader, options, bytes, field: 'source' }, project)
  return { project, read, plan: (read.parsed as ParsedScript).plan }
}

const countShots = (tx: Pick<ReturnType<typeof prisma>, 'shot'>, storyboardId: string) =>
  tx.shot.count({ where: { storyboardId, deletedAt: null } })

/** What importing a script into a board would make, and how many shots it has already. Writes nothing. */
export async function planScriptImport(viewer: Viewer, storyboardId: string, source: ReadScriptSource) {
  const { project, plan } = await readSource(viewer, storyboardId, source)
  return { plan, frameRate: frameRateOf(project), existingShotCount: await countShots(prisma(), storyboardId) }
}

interface Progress {
  done: number
  total: number
}

const progressTopic = (viewer: Viewer, importId: string) => `import:${viewer.userId}:${importId}`

/** How far an import of the viewer is, in shots: none, then all. */
export function followImport(viewer: Viewer, importId: string) {
  const decode = (text: string): Progress | null => (text === '' ? null : (JSON.parse(text) as Progress))
  return messages(progressTopic(viewer, importId), decode, ({ done, total }) => done >= total)
}

/**
 * Makes the scenes and shots of a script at the end of a board, all or none. A board that has shots needs their number
 * in `confirmedShotCount`, else CONFLICT with a sentence that counts both.
 */
export async function importScript(
  viewer: Viewer,
  storyboardId: string,
  source: ReadScriptSource,
  { confirmedShotCount, importId }: { confirmedShotCount: number | null; importId: string | null },
): Promise<{ storyboardId: string; sceneCount: number; shotCount: number }> {
  const { project, read, plan: { sceneCount, shotCount } } = await readSource(viewer, storyboardId, source)
  const report = async (done: number) => {
    if (importId !== null) await publish(progressTopic(viewer, importId), JSON.stringify({ done, total: shotCount }))
  }
  await report(0)
  await changeProject(viewer, project.id, 'boards:write', async (change) => {
    demandCredential(viewer, 'shots:write')
    const existing = await countShots(change.tx, storyboardId)
    if (existing > 0 && confirmedShotCount !== existing) {
      throw fail(scriptFailures.SCRIPT_UNCONFIRMED({ existing, added: shotCount }), { field: 'existingShotCount' })
    }
    const target = { ...change.project, hasAddresses: viewer.projectId === null }
    await applyAtOnce(change, viewer, await planAtOnce(change.tx, read, target, storyboardId))
  })
  await report(shotCount)
  return { storyboardId, sceneCount, shotCount }
}
