import { v7 as uuidv7 } from 'uuid'
import type { Plan } from '../../__generated__/prisma/client.ts'
import { changeAccount } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { TextChecks } from '../../kernel/text.ts'

let defaultPlan: Plan = 'ENTERPRISE'

/** Decides the plan of organizations made from now on. */
export function setDefaultPlan(plan: Plan): void {
  defaultPlan = plan
}

/** Makes an organization with the viewer as its OWNER. */
export async function createOrganization(
  viewer: Viewer,
  input: { name: string; description: string },
): Promise<{ id: string }> {
  const checks = new TextChecks()
  const name = checks.name('name', input.name)
  const description = checks.description('description', input.description)
  checks.done()

  const id = uuidv7()
  return changeAccount(viewer, 'administer', async ({ tx, record, recordIn }) => {
    await tx.organization.create({
      data: { id, name, description, plan: defaultPlan, members: { create: { userId: viewer.userId, role: 'OWNER' } } },
    })
    record('organization.created', { type: 'Organization', id }, { name })
    recordIn('organization', id)('organization.created', { type: 'Organization', id }, { name, plan: defaultPlan })
    return { id }
  })
}
