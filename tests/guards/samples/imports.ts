import { randomUUID } from 'node:crypto'
import { applied, planned, type ReadImport } from '../../api/imports/importCalls.ts'
import { mutated } from '../../api/projects/projectCalls.ts'
import type { Client } from '../../harness/client.ts'
import type { Studio } from '../../harness/fixtures.ts'
import { prisma } from '../../harness/running.ts'
import type { MutationSample } from '../mutationSample.ts'

/** An import of an asset into the studio's project, whose plan is ready. */
const readyImportOf = (app: Client, { owner, projectId }: Studio): Promise<ReadImport> =>
  planned(app, owner, projectId, `Type,Name\nProp,Lamp ${randomUUID()}\n`)

/** An import and its item, by their types. */
export async function newImportOf(app: Client, studio: Studio) {
  const { id, items } = await readyImportOf(app, studio)
  return { Import: id, ImportItem: items.nodes[0]?.id ?? '' }
}

const newUpload = ({ projectId }: Studio) =>
  ({ projectId, purpose: 'IMPORT', fileName: 'cut.otioz', bytes: 1000, sha256: 'ab'.repeat(32) })

/** An upload of a member of the studio. */
export const newUploadOf = async (app: Client, studio: Studio): Promise<string> =>
  (await mutated<{ upload: { id: string } }>(
    app, studio.member, 'createUpload', newUpload(studio), 'upload { id }',
  )).upload.id

const forget = () => prisma.import.deleteMany({})
const forgetUploads = () => prisma.fileUpload.deleteMany({})

/** The mutations of imports. */
export const importSamples: Record<string, MutationSample> = {
  startImport: {
    who: 'editors',
    scope: 'imports:write',
    log: 'project',
    input: (_app, { projectId }) => ({ projectId, file: null, as: { csv: { kind: 'ASSETS' } } }),
    file: { at: 'variables.input.file', bytes: async () => new Uint8Array(Buffer.from('Type,Name\nProp,Lamp\n')) },
    restore: forget,
  },
  createUpload: {
    who: 'editors',
    scope: 'imports:write',
    log: 'project',
    input: (_app, studio) => newUpload(studio),
    restore: forgetUploads,
  },
  updateImport: {
    who: 'editors',
    scope: 'imports:write',
    log: 'project',
    input: async (app, studio) => ({
      importId: (await readyImportOf(app, studio)).id, as: { csv: { profile: 'KITSU' } },
    }),
    restore: forget,
  },
  chooseImportItems: {
    who: 'editors',
    scope: 'imports:write',
    log: 'project',
    input: async (app, studio) => ({
      importId: (await readyImportOf(app, studio)).id, changes: ['ADDED'], choice: 'REJECT',
    }),
  },
  applyImport: {
    who: 'editors',
    scope: 'imports:write',
    alsoNeeds: ['assets:write'],
    log: 'project',
    input: async (app, studio) => {
      const { id, digest } = await readyImportOf(app, studio)
      return { importId: id, digest }
    },
  },
  undoImport: {
    who: 'editors',
    scope: 'imports:write',
    alsoNeeds: ['assets:write'],
    log: 'project',
    input: async (app, studio) => ({
      importId: (await applied(app, studio.owner, await readyImportOf(app, studio))).id,
    }),
  },
  discardImport: {
    who: 'editors',
    scope: 'imports:write',
    log: 'project',
    input: async (app, studio) => ({ importId: (await readyImportOf(app, studio)).id }),
  },
}
