import type { ProjectAccess } from '../../__generated__/prisma/client.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { moment, named, nullable, oneOf, record, text, type ValueOf } from '../../rest/shape.ts'
import type { ReadProject } from './projectReading.service.ts'

/** The REST form of a project. */
export const PROJECT = named(
  'Project',
  record('A film, an episode, a spot: it holds boards, assets and tasks.', {
    id: text('The id.'),
    code: text('The name for pipelines: unique in the organization, never reused.'),
    name: text('The name.'),
    description: text('The description; may be empty.'),
    organizationId: text('The id of its organization.'),
    organization: record('Its organization.', { id: text('The id.'), name: text('The name.') }),
    access: oneOf<ProjectAccess>(
      ['EVERYONE', 'CHOSEN'], 'Who sees it besides OWNER and ADMINs: every member, or chosen ones.',
    ),
    archivedAt: nullable(moment('When it was archived: read-only and in no list; null while it is not.')),
    createdAt: moment('The time of creation.'),
    updatedAt: moment('The time of the last change of the project or its contents.'),
  }),
)

/** A project as answers have it. */
export function serializeProject(project: ReadProject): ValueOf<typeof PROJECT> {
  const { id, code, name, description, organization, access, archivedAt, createdAt, updatedAt } = project
  const organizationId = toTypeId('Organization', organization.id)
  return {
    id: toTypeId('Project', id),
    code,
    name,
    description,
    organizationId,
    organization: { id: organizationId, name: organization.name },
    access,
    archivedAt: archivedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
