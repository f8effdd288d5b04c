import type { Organization } from '../../__generated__/prisma/client.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { PLAN_LIMITS, type PlanName } from '../../kernel/plans.ts'
import { moment, named, oneOf, record, text, type ValueOf } from '../../rest/shape.ts'

/** The REST form of an organization. */
export const ORGANIZATION = named(
  'Organization',
  record('A studio with its members and projects.', {
    id: text('The id.'),
    name: text('The name.'),
    description: text('The description; may be empty.'),
    plan: oneOf(Object.keys(PLAN_LIMITS) as PlanName[], 'The plan.'),
    createdAt: moment('The time of creation.'),
    updatedAt: moment('The time of the last change.'),
  }),
)

/** An organization as answers have it. */
export const serializeOrganization = (organization: Organization): ValueOf<typeof ORGANIZATION> => {
  const { id, name, description, plan, createdAt, updatedAt } = organization
  return {
    id: toTypeId('Organization', id),
    name,
    description,
    plan,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
