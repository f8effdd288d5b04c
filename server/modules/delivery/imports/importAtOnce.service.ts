import type { ProjectChange } from '../../../change.ts'
import type { Viewer } from '../../../context.ts'
import { fail } from '../../../kernel/errors.ts'
import { frameRateOf } from '../../../kernel/frames.ts'
import { readOptions } from '../exports/exportOption.ts'
import { applyAccepted } from './applyImport.service.ts'
import { readBy } from './readImport.service.ts'
import type { ImportPlan, ImportProject, ImportReader, KeptMedia } from './reader.ts'

/** A text of a request, with the options of its reader; `field` is the input's name for it. */
export interface SentText {
  reader: ImportReader
  options: object
  bytes: Uint8Array
  field: string
}

/** A text that was read. */
export interface ReadText {
  sent: SentText
  parsed: unknown
}

/** Reads a text as imports do, in a process apart. INVALID_INPUT by its field for one that cannot be read. */
export async function readAtOnce(
  sent: SentText, project: Pick<ImportProject, 'frameRateNumerator' | 'frameRateDenominator'>,
): Promise<ReadText> {
  const { reader, bytes, field } = sent
  const options = readOptions(reader.options, sent.options, field)
  // Texts have no pictures or sounds, for which the folder is.
  const outcome = await readBy(reader, {
    bytes, path: '', fileName: '', options, frameRate: frameRateOf(project), folder: '',
  })
  if ('refusal' in outcome) throw fail(outcome.refusal, { field })
  return { sent: { ...sent, options }, parsed: outcome.parsed }
}

/** What plans of texts do without. */
const OF_TEXTS = { fileName: '', media: new Map<string, KeptMedia>() }

/** Plans what was read, in a transaction or by the database; writes nothing. */
export const planAtOnce = (
  tx: ProjectChange['tx'], { sent, parsed }: ReadText, project: ImportProject, storyboardId: string | null,
): Promise<ImportPlan> =>
  sent.reader.plan({
    tx, target: { project, storyboardId, newBoard: null }, parsed, options: sent.options as never, ...OF_TEXTS,
  })

/** Applies all items that a plan accepts by itself, under the lock under which it was made. */
export async function applyAtOnce(change: ProjectChange, viewer: Viewer, plan: ImportPlan): Promise<void> {
  const keys = new Set(plan.items.filter(({ choice }) => choice === 'ACCEPT').map(({ key }) => key))
  await applyAccepted(change, viewer, plan, (key) => keys.has(key))
}
