import { fail } from '../../../kernel/errors.ts'
import { MOST_SOUND_BYTES } from '../../../kernel/fileLimit.ts'
import { uuidOf } from '../../../kernel/ids.ts'
import { requestFailures } from '../../../kernel/request.failures.ts'
import { type FormReader, readForm } from '../../../rest/multipart.ts'
import type { AddRoute } from '../../../rest/route.ts'
import { listOf } from '../../../rest/shape.ts'
import { discardUpload, PATIENCE_MS, receiveUpload } from '../../media/upload.service.ts'
import { stalled } from '../../media/uploadRefusal.ts'
import { applyImport } from './applyImport.service.ts'
import { importFailures } from './import.failures.ts'
import { askedReader, discardImport, findImport, findImports, type SentFile, startImport } from './import.service.ts'
import { readItems } from './importItems.service.ts'
import {
  APPLIED, IMPORT, MOST_ITEMS, NEW_IMPORT, PLANNED_IMPORT, serializeImport, serializePlan, UNDONE,
} from './importSerializer.ts'
import { undoImport } from './undoImport.service.ts'

const IN_PROJECT = { path: '/projects/{projectId}/imports', ids: { projectId: 'Project' } } as const
const ONE_IMPORT = { path: '/imports/{importId}', ids: { importId: 'Import' } } as const
const SCOPES = ['imports:read'] as const

/** A file with the name that the form gives it. */
type NamedFile = Extract<SentFile, { file: unknown }>

const FORM: FormReader<NamedFile> = {
  fileName: 'file',
  fieldNames: ['as', 'storyboardId', 'newStoryboard', 'uploadId'],
  keep: async (stream, _known, fileName) => ({ file: await receiveUpload(stream, MOST_SOUND_BYTES), fileName }),
  discard: ({ file }) => discardUpload(file),
  patience: PATIENCE_MS,
  stalled,
}

/** The object that a field of a form holds as JSON; null without one. */
function readObject(fields: ReadonlyMap<string, string>, field: string): Readonly<Record<string, unknown>> | null {
  const text = fields.get(field) ?? ''
  if (text === '') return null
  const invalid = () => fail(requestFailures.FIELD_INVALID({ field }), { field })
  let object: unknown
  try {
    object = JSON.parse(text)
  } catch {
    throw invalid()
  }
  if (typeof object !== 'object' || object === null) throw invalid()
  return object as Record<string, unknown>
}

/** The new board that a form names; null for none. */
function readNewStoryboard(fields: ReadonlyMap<string, string>) {
  const given = readObject(fields, 'newStoryboard')
  if (given === null) return null
  const { name, code = null } = given
  if (typeof name === 'string' && (code === null || typeof code === 'string')) return { name, code }
  throw fail(requestFailures.FIELD_INVALID({ field: 'newStoryboard' }), { field: 'newStoryboard' })
}

/** The imports of a project. */
export function importRoutes(add: AddRoute): void {
  add({
    method: 'GET',
    ...IN_PROJECT,
    name: 'listImports',
    summary: 'The imports of a project that are kept, newest first.',
    scopes: SCOPES,
    status: 200,
    answer: listOf(IMPORT, 'The imports.'),
    handle: async ({ viewer, ids }) => (await findImports(viewer, ids.projectId)).map(serializeImport),
  })

  add({
    method: 'POST',
    ...IN_PROJECT,
    name: 'startImport',
    summary: 'Uploads a file to import. Read it again until its `status` is READY or REFUSED.',
    scopes: SCOPES,
    body: NEW_IMPORT,
    consumes: 'multipart/form-data',
    status: 201,
    refusals: [409],
    answer: IMPORT,
    handle: async ({ viewer, ids, request }) => {
      const { fields, file: sent } = await readForm(request, FORM)
      const upload = fields.get('uploadId') || null
      const file = upload === null ? sent?.kept : { uploadId: uuidOf('FileUpload', upload, 'uploadId') }
      try {
        if (!file || (upload && sent)) throw fail(importFailures.IMPORT_FILE_REQUIRED(), { field: 'file' })
        const as = askedReader(readObject(fields, 'as') as Record<string, object> | null)
        const newStoryboard = readNewStoryboard(fields)
        const board = fields.get('storyboardId') || null
        const storyboardId = board && uuidOf('Storyboard', board, 'storyboardId')
        const into = { storyboardId, newStoryboard }
        return serializeImport(await startImport(viewer, ids.projectId, { sent: file, as, into }))
      } finally {
        if (sent) await discardUpload(sent.kept.file)
      }
    },
  })

  add({
    method: 'GET',
    ...ONE_IMPORT,
    name: 'readImport',
    summary: `An import with its plan: the first ${MOST_ITEMS} items.`,
    scopes: SCOPES,
    status: 200,
    answer: PLANNED_IMPORT,
    handle: async ({ viewer, ids }) => {
      const found = await findImport(viewer, ids.importId)
      const { items, itemCount } = await readItems(viewer, found, MOST_ITEMS)
      return serializePlan(found, items, itemCount)
    },
  })

  add({
    method: 'POST',
    ...ONE_IMPORT,
    path: '/imports/{importId}/apply',
    name: 'applyImport',
    summary: 'Applies the accepted items of an import, all or nothing. 409 if the project has changed since the plan.',
    scopes: SCOPES,
    body: APPLIED,
    status: 200,
    refusals: [409],
    answer: IMPORT,
    handle: async ({ viewer, ids, body }) => serializeImport(await applyImport(viewer, ids.importId, body.digest)),
  })

  add({
    method: 'POST',
    ...ONE_IMPORT,
    path: '/imports/{importId}/undo',
    name: 'undoImport',
    summary: 'Undoes an applied import. 409 if objects were changed since, unless these are kept.',
    scopes: SCOPES,
    body: UNDONE,
    status: 200,
    refusals: [409],
    answer: IMPORT,
    handle: async ({ viewer, ids, body }) =>
      serializeImport(await undoImport(viewer, ids.importId, body.keepChanged ?? false)),
  })

  add({
    method: 'DELETE',
    ...ONE_IMPORT,
    name: 'discardImport',
    summary: 'Discards an import that was not applied, with its file. 409 if it was applied or discarded.',
    scopes: SCOPES,
    status: 204,
    answer: null,
    refusals: [409],
    handle: async ({ viewer, ids }) => {
      await discardImport(viewer, ids.importId)
    },
  })
}
