import { formatPrismaCursor } from '@pothos/plugin-prisma'
import type { FileUpload } from 'graphql-upload-minimal'
import type { Import } from '../../../__generated__/prisma/client.ts'
import { requireViewer } from '../../../context.ts'
import { builder, type PayloadFields } from '../../../graphql/builder.ts'
import { streamOf } from '../../../graphql/uploads.ts'
import { EXPECTED_VERSION } from '../../../graphql/versions.ts'
import { fail } from '../../../kernel/errors.ts'
import { MOST_SOUND_BYTES } from '../../../kernel/fileLimit.ts'
import { BATCH_LIMIT } from '../../../kernel/inputRows.ts'
import { prisma } from '../../../platform/database/client.ts'
import { receiveUpload } from '../../media/upload.service.ts'
import { ProjectNode } from '../../projects/project.graphql.ts'
import { applyImport } from './applyImport.service.ts'
import { ImportEdge, ImportNode } from './import.graphql.ts'
import { FileUploadNode } from './fileUpload.graphql.ts'
import { importFailures } from './import.failures.ts'
import {
  askedReader, discardImport, MOST_PER_HOUR, MOST_READING, type SentFile, startImport, updateImport,
} from './import.service.ts'
import { ImportReaderInput, ImportTargetInput } from '../importInputs.graphql.ts'
import { ImportChangeEnum, ImportChoiceEnum, ImportItemNode } from './importItem.graphql.ts'
import { chooseItems } from './importItems.service.ts'
import { undoImport } from './undoImport.service.ts'

const importFields = (t: PayloadFields<Import>) => ({
  // Read with all that is asked for: one that was discarded is not there any more for anything else.
  import: t.prismaField({
    type: ImportNode,
    description: 'The import.',
    resolve: (query, { id }) => prisma().import.findUniqueOrThrow({ ...query, where: { id } }),
  }),
  importEdge: t.field({
    type: ImportEdge,
    description: 'The import as an edge of `Project.imports`.',
    resolve: (row) => ({ cursor: formatPrismaCursor(row, 'id'), node: row }),
  }),
  project: t.prismaField({
    type: ProjectNode,
    description: 'The project of the import.',
    resolve: (query, { projectId }) => prisma().project.findUniqueOrThrow({ ...query, where: { id: projectId } }),
  }),
})

const AS = 'The kind of file with its options'

/** The file of a request: it comes with it, or was sent before. INVALID_INPUT unless it is one of both. */
async function sentFile(
  upload: Promise<FileUpload> | null | undefined, uploadId: string | undefined,
): Promise<SentFile> {
  if ((upload == null) === (uploadId === undefined)) {
    throw fail(importFailures.IMPORT_FILE_REQUIRED(), { field: 'file' })
  }
  if (upload == null) return { uploadId: uploadId ?? '' }
  const { filename } = await upload
  return { file: await receiveUpload(await streamOf(upload, 'file'), MOST_SOUND_BYTES), fileName: filename }
}

builder.relayMutationField(
  'startImport',
  {
    description: 'The project and the file.',
    inputFields: (t) => ({
      projectId: t.globalID({ for: ProjectNode, description: 'The project.' }),
      into: t.field({
        type: ImportTargetInput, required: false, description: 'Where it goes; the project as a whole by default.',
      }),
      file: t.field({
        type: 'Upload', required: false,
        description:
          `The file, at most ${MOST_SOUND_BYTES.toLocaleString('en-US')} bytes. Give either \`file\` or \`uploadId\`.`,
      }),
      uploadId: t.globalID({
        for: FileUploadNode, required: false, description: 'A file that you have sent in parts: see `createUpload`.',
      }),
      as: t.field({
        type: ImportReaderInput, required: false, description: `${AS}; by default as the file and its name say.`,
      }),
    }),
  },
  {
    description:
      'Uploads a file to import and starts to read it; nothing of the project changes. Events of the noun `import` ' +
      'report when its plan is ready. INVALID_INPUT for a file that is too large or of no known kind; CONFLICT while ' +
      `${MOST_READING} imports of the project are being read; RATE_LIMITED beyond ${MOST_PER_HOUR} per hour.`,
    authScopes: { signedIn: true },
    resolve: async (_root, { input: { projectId, into, file, uploadId, as } }, context) => {
      const asked = askedReader(as)
      const viewer = requireViewer(context)
      const sent = await sentFile(file, uploadId?.id)
      return startImport(viewer, projectId.id, {
        sent, as: asked, into: { storyboardId: into?.storyboardId?.id ?? null, newStoryboard: into?.newStoryboard },
      })
    },
  },
  { description: 'The import that waits to be read.', outputFields: importFields },
)

builder.relayMutationField(
  'updateImport',
  {
    description: 'The import and its options.',
    inputFields: (t) => ({
      importId: t.globalID({ for: ImportNode, description: 'The import.' }),
      as: t.field({ type: ImportReaderInput, required: true, description: `${AS}.` }),
      expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
    }),
  },
  {
    description:
      'Reads the file of an import again with other options. Choices stay with the items that are the same. CONFLICT ' +
      'if it was applied or discarded.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { importId, as, expectedVersion } }, context) => {
      const asked = askedReader(as)
      if (!asked) throw new Error('The input names no kind of file')
      return updateImport(requireViewer(context), importId.id, asked, expectedVersion)
    },
  },
  { description: 'The import that waits to be read.', outputFields: importFields },
)

builder.relayMutationField(
  'chooseImportItems',
  {
    description: 'The items and the choice. Give either `itemIds` or `changes`.',
    inputFields: (t) => ({
      importId: t.globalID({ for: ImportNode, description: 'The import.' }),
      itemIds: t.globalIDList({
        for: ImportItemNode, required: false, description: `1 to ${BATCH_LIMIT} of its items.`,
      }),
      changes: t.field({ type: [ImportChangeEnum], required: false, description: 'All items with these effects.' }),
      choice: t.field({ type: ImportChoiceEnum, description: 'The choice.' }),
    }),
  },
  {
    description: 'Accepts or rejects items of an import. CONFLICT unless its plan is ready.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { importId, itemIds, changes, choice } }, context) => {
      const chosen = { itemIds: itemIds?.map(({ id }) => id) ?? null, changes: changes ?? null }
      return chooseItems(requireViewer(context), importId.id, chosen, choice)
    },
  },
  { description: 'The import with the new choices.', outputFields: importFields },
)

builder.relayMutationField(
  'applyImport',
  {
    description: 'The import to apply.',
    inputFields: (t) => ({
      importId: t.globalID({ for: ImportNode, description: 'The import.' }),
      digest: t.string({ description: 'The digest of the plan that was looked at.' }),
    }),
  },
  {
    description:
      'Applies the accepted items of an import, all or nothing. A version of each changed board is made before. ' +
      'CONFLICT if the project has changed so that the plan is another one: the import holds the new plan then. ' +
      'INVALID_INPUT if an accepted item is refused, or needs a rejected one.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { importId, digest } }, context) =>
      applyImport(requireViewer(context), importId.id, digest),
  },
  { description: 'The applied import.', outputFields: importFields },
)

builder.relayMutationField(
  'undoImport',
  {
    description: 'The import to undo.',
    inputFields: (t) => ({
      importId: t.globalID({ for: ImportNode, description: 'The import.' }),
      keepChanged: t.boolean({
        required: false, defaultValue: false,
        description: 'Whether objects that were changed since stay as they are, and only the rest is undone.',
      }),
    }),
  },
  {
    description:
      'Undoes an applied import: what it added moves to the trash, what it removed is restored, and fields get the ' +
      'values that they had before. CONFLICT that names the objects that were changed since, unless they are kept; ' +
      'CONFLICT if it is not applied.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { importId, keepChanged } }, context) =>
      undoImport(requireViewer(context), importId.id, keepChanged ?? false),
  },
  { description: 'The undone import.', outputFields: importFields },
)

builder.relayMutationField(
  'discardImport',
  {
    description: 'The import to discard.',
    inputFields: (t) => ({ importId: t.globalID({ for: ImportNode, description: 'The import.' }) }),
  },
  {
    description: 'Discards an import that was not applied, with its file. CONFLICT if it was applied or discarded.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { importId } }, context) => discardImport(requireViewer(context), importId.id),
  },
  { description: 'The discarded import.', outputFields: importFields },
)
