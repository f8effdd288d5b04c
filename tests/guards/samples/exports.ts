import { toTypeId, uuidOf } from '../../../server/kernel/ids.ts'
import { CONTENT_SCOPES } from '../../../server/kernel/permissions.ts'
import type { Studio } from '../../harness/fixtures.ts'
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

/** The mutations of exports. */
export const exportSamples: Record<string, MutationSample> = {
  exportProject: {
    who: 'editors',
    // Nothing of the project changes, and all that is in the file may be read by the same token anyhow.
    scope: 'exports:write',
    alsoNeeds: CONTENT_SCOPES,
    log: 'project',
    input: (_app, { projectId }) => ({ projectId }),
    restore: () => prisma.projectExport.deleteMany({}),
  },
}
