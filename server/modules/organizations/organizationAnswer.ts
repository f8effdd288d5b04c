import type { Organization } from '../../__generated__/prisma/client.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { PLAN_LIMITS, type PlanName } from '../../kernel/plans.ts'
import { moment, named, oneOf, record, text, type ValueOf } from '../../rest/shape.ts'

/** What the answers tell of an organization. */
export const ORGANIZATION = named(
  'Organization',
  record('A studio: it holds members and projects.', {
    id: text('Its id.'),
    name: text('Its name.'),
    description: text('What it is about; may be empty.'),
    plan: oneOf(Object.keys(PLAN_LIMITS) as PlanName[], 'Its plan.'),
    createdAt: moment('When it was made.'),
    updatedAt: moment('When it last changed.'),
  }),
)

/** An organization as answers have it. */
export const toldOrganization = (organization: Organization): ValueOf<typeof ORGANIZATION> => {
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
