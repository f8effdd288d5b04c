import { randomUUID } from 'node:crypto'
import { toTypeId, uuidOf } from '../../../server/kernel/ids.ts'
import { CONTENT_SCOPES } from '../../../server/kernel/permissions.ts'
import { makePlaylist } from '../../api/review/playlistCalls.ts'
import { startSession } from '../../api/review/sessionCalls.ts'
import type { Person, Studio } from '../../harness/fixtures.ts'
import { prisma } from '../../harness/running.ts'
import type { MutationSample } from '../mutationSample.ts'

/** An export of the studio's project that is done, without its file; answers its id. */
export async function newExportOf({ projectId, owner }: Studio): Promise<string> {
  const { id } = await prisma.projectExport.create({
    data: {
      projectId: uuidOf('Project', projectId),
      requestedById: uuidOf('User', owner.id),
      status: 'DONE',
      includesCanvasData: true,
      fileName: 'SALT-2026-11-21.jsonl',
      finishedAt: new Date(),
      expiresAt: new Date(Date.now() + 3_600_000),
    },
  })
  return toTypeId('ProjectExport', id)
}

/** A preset of the studio's project; answers its id. */
export async function newPresetOf({ projectId, owner }: Studio): Promise<string> {
  const { id } = await prisma.exportPreset.create({
    data: {
      projectId: uuidOf('Project', projectId),
      createdById: uuidOf('User', owner.id),
      name: `Review ${randomUUID()}`,
      format: 'IMAGES',
      options: { kind: 'JPEG' },
    },
  })
  return toTypeId('ExportPreset', id)
}

/** An export of the studio's project that waits, asked for by somebody; answers its id. */
async function queuedExportOf({ projectId }: Studio, person: Person): Promise<string> {
  const { id } = await prisma.projectExport.create({
    data: {
      projectId: uuidOf('Project', projectId),
      requestedById: uuidOf('User', person.id),
      includesCanvasData: true,
      fileName: 'SALT-2026-11-21.jsonl',
    },
  })
  return toTypeId('ProjectExport', id)
}

const forget = () => prisma.projectExport.deleteMany({})
const as = { images: { kind: 'JPEG' } }

/** The mutations of exports. */
export const exportSamples: Record<string, MutationSample> = {
  exportProject: {
    who: 'editors',
    // Nothing of the project changes, and all that is in the file may be read by the same token anyhow.
    scope: 'exports:read',
    alsoNeeds: CONTENT_SCOPES,
    log: 'project',
    input: (_app, { projectId }) => ({ projectId }),
    restore: forget,
  },
  makeSessionReport: {
    who: 'editors',
    scope: 'exports:read',
    alsoNeeds: CONTENT_SCOPES,
    log: 'project',
    input: async (app, { owner, projectId, storyboardId }) => {
      const { id } = await makePlaylist(app, owner, projectId, [{ subject: { storyboardId } }])
      return { reviewSessionId: (await startSession(app, owner, id)).id }
    },
    restore: forget,
  },
  createExport: {
    who: 'editors',
    scope: 'exports:read',
    alsoNeeds: CONTENT_SCOPES,
    log: 'project',
    input: (_app, { projectId }) => ({ projectId, as: { data: {} } }),
    restore: forget,
  },
  retryExport: {
    who: 'editors',
    scope: 'exports:read',
    alsoNeeds: CONTENT_SCOPES,
    log: 'project',
    input: async (_app, studio) => ({ exportId: await newExportOf(studio) }),
    restore: forget,
  },
  cancelExport: {
    who: 'editors',
    scope: 'exports:read',
    log: 'project',
    input: async (_app, studio, person) => ({ exportId: await queuedExportOf(studio, person) }),
    restore: forget,
  },
  createExportPreset: {
    who: 'editors',
    scope: 'exports:write',
    log: 'project',
    input: (_app, { projectId }) => ({ projectId, name: `Review ${randomUUID()}`, as }),
  },
  updateExportPreset: {
    who: 'editors',
    scope: 'exports:write',
    log: 'project',
    input: async (_app, studio) => ({ presetId: await newPresetOf(studio), as }),
  },
  deleteExportPreset: {
    who: 'editors',
    scope: 'exports:write',
    log: 'project',
    input: async (_app, studio) => ({ presetId: await newPresetOf(studio) }),
  },
}
