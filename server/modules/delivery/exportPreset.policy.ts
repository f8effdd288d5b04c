import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Viewer } from '../../context.ts'
import { visibleTo as visibleProject } from '../identity/project.policy.ts'

/** A viewer sees the presets of the projects one sees, archived ones too. */
export const visibleTo = (viewer: Viewer): Prisma.ExportPresetWhereInput => ({ project: visibleProject(viewer) })
