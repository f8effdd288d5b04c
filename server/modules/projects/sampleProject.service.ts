import { changeOrganization, type ProjectChange } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { DEFAULT_FRAME_RATE } from '../../kernel/frames.ts'
import { demandCredential } from '../../kernel/permissions.ts'
import { openedAtStart } from '../../kernel/resources.ts'
import { silent } from '../../record.ts'
import { addProject } from './project.service.ts'
import { CONTENTS } from './projectDuplication.service.ts'

/** A project that every organization can have a copy of. */
export interface SampleProject {
  name: string
  description: string
  /** Makes its contents; what it answers writes them into a new project, inside a change of it. */
  read: () => (change: ProjectChange, viewer: Viewer) => Promise<void>
}

/** The sample project that this server offers. */
export const sampleProject = openedAtStart<SampleProject>('the sample project')

/** Copies the sample project into an organization and records one event. PLAN_LIMIT if the plan allows no more. */
export async function createSampleProject(viewer: Viewer, organizationId: string): Promise<{ id: string }> {
  const { read, name, description } = sampleProject()
  const fill = read()
  return changeOrganization(viewer, organizationId, 'projects:write', async (change) => {
    demandCredential(viewer, ...CONTENTS)
    const id = await addProject(
      change, { name, description, code: null, frameRate: DEFAULT_FRAME_RATE }, { isBoardRecorded: false },
    )
    const project = await change.tx.project.findUniqueOrThrow({ where: { id } })
    await fill({ ...change, project, record: silent, recordIn: () => silent }, viewer)
    return { id }
  })
}
