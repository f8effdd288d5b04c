import { v7 as uuidv7 } from 'uuid'
import { copyingLayers } from '../../../drawing/copying.ts'
import { encodePayload } from '../../../drawing/encoding.ts'
import { type Drawing, emptyDrawing, foldOperations } from '../../../drawing/fold.ts'
import { DrawingFormatError } from '../../../drawing/formatError.ts'
import {
  type TemplateContent, templateContent, templateDrawing, type TemplateLayer,
} from '../../../drawing/frameTemplate.ts'
import { MAX_PAYLOAD_BYTES, MAX_SIDE } from '../../../drawing/limits.ts'
import type { DrawingSize, Operation } from '../../../drawing/operation.ts'
import type { FrameTemplate, Prisma } from '../../__generated__/prisma/client.ts'
import { changeProject, type ProjectChange } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { commonFailures, fail, notFound } from '../../kernel/errors.ts'
import type { InRow, Named } from '../../kernel/inputRows.ts'
import type { Place } from '../../kernel/places.ts'
import { rankBetween } from '../../kernel/ranks.ts'
import { TextChecks } from '../../kernel/text.ts'
import { changeObjects, type ObjectKind } from '../../objectList.ts'
import { demandOutside, gapAt, ranksIn, type Siblings, writeRanks } from '../../order.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { visibleTo } from '../identity/project.policy.ts'
import { copyReferring, type ProjectCopy } from '../projects/projectCopy.ts'
import { frameTemplateFailures } from './frameTemplate.failures.ts'
import { copyTemplateImages, keepTemplateImages } from './layerImage.service.ts'
import { viewFailures } from './view.failures.ts'
import { drawingAt, locateView } from './view.service.ts'
import { checkVersions, readOperations, type SentOperation } from './viewSaving.service.ts'

/** Most frame templates of a project. */
export const MOST_FRAME_TEMPLATES = 50
/** Most bytes of the strokes of one that new views begin with: a script makes hundreds of them at once. */
export const MOST_DEFAULT_BYTES = 32_768

/** A template without what it is drawn of. */
type ListedTemplate = Omit<FrameTemplate, 'layers' | 'payload'>

/** Templates of one project that a mutation changed, in the order in which the input names them. */
export interface ChangedTemplates {
  projectId: string
  ids: readonly string[]
}

/** What a template is made of. */
export type TemplateSource =
  | { viewId: string }
  | { projectId: string; size: DrawingSize; operations: readonly SentOperation[] }

const TEMPLATES: ObjectKind<ListedTemplate> = {
  noun: 'Frame template',
  permission: 'drawings:write',
  projectOf: (viewer, id, database) =>
    database.frameTemplate.findFirst({ where: { id, project: visibleTo(viewer) }, select: { projectId: true } }),
  read: (tx, projectId, ids) =>
    tx.frameTemplate.findMany({ where: { id: { in: ids }, projectId }, omit: { layers: true, payload: true } }),
}

const templatesOf = (tx: Transaction, projectId: string): Siblings => ({
  rows: tx.frameTemplate,
  parent: { projectId },
  noun: 'Frame template',
  hasTrash: false,
})

/** What a template keeps of a drawing. INVALID_INPUT for an empty one, CONFLICT for one that is too large. */
function contentOf(drawing: Drawing, field: string): TemplateContent {
  try {
    const content = templateContent(uuidv7, drawing)
    if (!content) throw fail(frameTemplateFailures.FRAME_TEMPLATE_EMPTY(), { field })
    return content
  } catch (error) {
    if (!(error instanceof DrawingFormatError)) throw error
    throw fail(frameTemplateFailures.FRAME_TEMPLATE_TOO_LARGE({ most: MAX_PAYLOAD_BYTES }), { field })
  }
}

/** The drawing that operations make. */
function drawingOf(size: DrawingSize, sent: readonly SentOperation[]): Drawing {
  if (![size.width, size.height].every((side) => side >= 1 && side <= MAX_SIDE)) {
    const detail = `A side has 1 to ${MAX_SIDE} pixels.`
    throw fail(viewFailures.CANVAS_DATA_INVALID({ detail }), { field: 'content' })
  }
  const read = readOperations(sent)
  checkVersions(read)
  return foldOperations(size, read.map(({ operation }) => operation))
}

function demandDefaultSize({ payload }: { payload: Uint8Array }, field: string): void {
  if (payload.length <= MOST_DEFAULT_BYTES) return
  throw fail(frameTemplateFailures.DEFAULT_TEMPLATE_TOO_LARGE({ most: MOST_DEFAULT_BYTES }), { field })
}

/** New views of a project begin with no template. */
async function endDefault({ tx, record }: Pick<ProjectChange, 'tx' | 'record'>, projectId: string): Promise<void> {
  const former = await tx.frameTemplate.findMany({ where: { projectId, isDefault: true }, select: { id: true } })
  for (const { id } of former) {
    await tx.frameTemplate.update({
      where: { id }, data: { isDefault: false, version: { increment: 1 } }, select: { id: true },
    })
    record('frameTemplate.updated', { type: 'FrameTemplate', id }, { isDefault: { from: true, to: false } })
  }
}

/** Saves a drawing as a template of its project, at the end of the list. CONFLICT beyond 50. */
export async function createFrameTemplate(
  viewer: Viewer,
  source: TemplateSource,
  { name, isDefault }: { name: string; isDefault: boolean },
): Promise<ChangedTemplates> {
  const checks = new TextChecks()
  const checked = checks.name('name', name)
  checks.done()
  const viewId = 'viewId' in source ? source.viewId : null
  const given = 'viewId' in source ? null : drawingOf(source.size, source.operations)
  const { projectId } = 'viewId' in source ? await locateView(viewer, source.viewId) : source
  return changeProject(viewer, projectId, 'drawings:write', async ({ tx, record }) => {
    const count = await tx.frameTemplate.count({ where: { projectId } })
    if (count >= MOST_FRAME_TEMPLATES) {
      throw fail(frameTemplateFailures.FRAME_TEMPLATES_AT_LIMIT({ most: MOST_FRAME_TEMPLATES }))
    }
    const content = contentOf(given ?? await drawnIn(tx, viewId), given ? 'content' : 'viewId')
    const { size, layers, payload } = content
    if (isDefault) {
      demandDefaultSize(content, 'isDefault')
      await endDefault({ tx, record }, projectId)
    }
    const { before, after } = await gapAt(templatesOf(tx, projectId), null)
    const { id } = await tx.frameTemplate.create({
      data: {
        projectId, name: checked, isDefault, ...size, rank: rankBetween(before, after),
        layers: layers as unknown as Prisma.InputJsonArray, payload: new Uint8Array(payload),
      },
      select: { id: true },
    })
    await keepTemplateImages(tx, projectId, layers)
    record('frameTemplate.created', { type: 'FrameTemplate', id }, { name: checked })
    return { projectId, ids: [id] }
  })
}

/** The drawing of a view that is not in the trash. */
async function drawnIn(tx: Transaction, viewId: string | null): Promise<Drawing> {
  const shot = { deletedAt: null, storyboard: { deletedAt: null } }
  const view = viewId === null ? null : await tx.shotView.findFirst({ where: { id: viewId, deletedAt: null, shot } })
  if (!view) throw notFound('View')
  return drawingAt(view, view.revision, tx)
}

/** Renames templates of one project, or sets which one new views begin with, all or none; what is not given stays. */
export async function updateFrameTemplates(
  viewer: Viewer,
  rows: readonly InRow<Named & { name?: string | null; isDefault?: boolean | null }>[],
): Promise<ChangedTemplates> {
  const checks = new TextChecks()
  const checked = rows.map(({ name = null, isDefault = null, ...named }) =>
    ({ ...named, name: named.row.name(checks, name), isDefault }))
  checks.done()
  const empty = checked.find(({ name, isDefault }) => name === null && isDefault === null)
  if (empty) throw empty.row.fail('name', commonFailures.NOTHING_TO_CHANGE({ fields: 'name, isDefault' }))
  return changeObjects(TEMPLATES, viewer, checked, async ({ tx, record, project }, templates) => {
    for (const [index, before] of templates.entries()) {
      const wanted = checked[index]
      const name = wanted?.name ?? before.name
      const isDefault = wanted?.isDefault ?? before.isDefault
      if (isDefault && !before.isDefault) {
        demandDefaultSize(
          await tx.frameTemplate.findUniqueOrThrow({ where: { id: before.id }, select: { payload: true } }),
          wanted?.row.field('isDefault') ?? 'isDefault',
        )
        await endDefault({ tx, record }, project.id)
      }
      await tx.frameTemplate.update({
        where: { id: before.id }, data: { name, isDefault, version: { increment: 1 } }, select: { id: true },
      })
      record('frameTemplate.updated', { type: 'FrameTemplate', id: before.id }, {
        ...(name !== before.name && { name: { from: before.name, to: name } }),
        ...(isDefault !== before.isDefault && { isDefault: { from: before.isDefault, to: isDefault } }),
      })
    }
    return { projectId: project.id, ids: templates.map(({ id }) => id) }
  })
}

/** Moves templates, in the order of the input, to a place in the list of their project, all or none. */
export async function moveFrameTemplates(
  viewer: Viewer,
  rows: readonly InRow<Named>[],
  to: Place,
): Promise<ChangedTemplates> {
  demandOutside('Frame template', rows, to)
  return changeObjects(TEMPLATES, viewer, rows, async ({ tx, record, project }, templates) => {
    const ids = templates.map(({ id }) => id)
    const ranks = ranksIn(await gapAt(templatesOf(tx, project.id), to, ids), templates)
    await writeRanks(tx, 'FrameTemplate', ids.map((id, index) => ({ id, rank: ranks[index] ?? '' })))
    templates.forEach(({ id, name, rank }, index) =>
      record('frameTemplate.moved', { type: 'FrameTemplate', id }, { name, from: rank, to: ranks[index] ?? rank }))
    return { projectId: project.id, ids }
  })
}

/** Removes templates for good, all or none. No drawing changes. */
export async function deleteFrameTemplates(
  viewer: Viewer, rows: readonly InRow<Named>[],
): Promise<ChangedTemplates> {
  return changeObjects(TEMPLATES, viewer, rows, async ({ tx, record, project }, templates) => {
    await tx.frameTemplate.deleteMany({ where: { id: { in: templates.map(({ id }) => id) } } })
    for (const { id, name } of templates) {
      record('frameTemplate.deleted', { type: 'FrameTemplate', id }, { name })
    }
    return { projectId: project.id, ids: templates.map(({ id }) => id) }
  })
}

type KeptTemplate = Pick<FrameTemplate, 'width' | 'height' | 'layers' | 'payload'>

const contentIn = ({ width, height, layers, payload }: KeptTemplate): TemplateContent =>
  ({ size: { width, height }, layers: layers as unknown as readonly TemplateLayer[], payload })

/** The operations that make what a template keeps of an empty drawing of its size or another, and their payloads. */
export function operationsOf(template: KeptTemplate, size?: DrawingSize) {
  const drawing = templateDrawing(contentIn(template))
  return copyingLayers(uuidv7, drawing, emptyDrawing(size ?? drawing.size)).map((operation: Operation) =>
    ({ operation, payload: new Uint8Array(encodePayload(operation)) }))
}

/** Copies the templates of a project to its copy. */
export async function copyFrameTemplates(tx: Transaction, copy: ProjectCopy): Promise<void> {
  const originals = await tx.frameTemplate.findMany({
    where: { projectId: copy.fromId }, select: { id: true, projectId: true },
  })
  await copyReferring(tx, copy, 'FrameTemplate', originals)
  await copyTemplateImages(tx, copy.fromId, copy.toId)
}
