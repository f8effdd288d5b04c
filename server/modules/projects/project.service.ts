import { v7 as uuidv7 } from 'uuid'
import { changeOrganization } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { CODE_PATTERN, CODE_RULE, numberedCode, projectCode } from '../../kernel/codes.ts'
import { conflict } from '../../kernel/errors.ts'
import { ranksBetween } from '../../kernel/ranks.ts'
import { TextChecks } from '../../kernel/text.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { DEFAULT_SHOT_STATUSES } from '../storyboards/shotStatus.ts'

/** The board every project begins with. */
const FIRST_STORYBOARD = { name: 'Main', code: 'MAIN' }

/** Gives a project its code: the wished one, or one made from its name. CONFLICT when the wished one was ever given. */
async function assignCode(tx: Transaction, organizationId: string, name: string, wished: string | null) {
  const assign = async (code: string) => {
    const row = { kind: 'PROJECT' as const, parentId: organizationId, code: code.toLowerCase() }
    const { count } = await tx.assignedCode.createMany({ data: [row], skipDuplicates: true })
    return count === 1
  }
  if (wished !== null) {
    const taken = `The code ${wished} is taken or was used before`
    if (!(await assign(wished))) throw conflict(taken, { code: taken })
    return wished
  }
  for (let number = 1; ; number++) {
    const code = numberedCode(projectCode(name), number)
    if (await assign(code)) return code
  }
}

/** Makes a project with its board "Main" and the default statuses. */
export async function createProject(
  viewer: Viewer,
  organizationId: string,
  input: { name: string; description: string; code: string | null },
): Promise<{ id: string }> {
  const checks = new TextChecks()
  const name = checks.name('name', input.name, 'Project name')
  const description = checks.description('description', input.description)
  if (input.code !== null && !CODE_PATTERN.test(input.code)) checks.refuse('code', CODE_RULE)
  checks.done()

  const id = uuidv7()
  const storyboardId = uuidv7()
  const statusRanks = ranksBetween(null, null, DEFAULT_SHOT_STATUSES.length)
  return changeOrganization(viewer, organizationId, 'edit', async ({ tx, record, recordIn }) => {
    const code = await assignCode(tx, organizationId, name, input.code)
    await tx.assignedCode.create({
      data: { kind: 'STORYBOARD', parentId: id, code: FIRST_STORYBOARD.code.toLowerCase() },
    })
    await tx.project.create({
      data: {
        id,
        organizationId,
        code,
        name,
        description,
        storyboards: { create: { id: storyboardId, ...FIRST_STORYBOARD, rank: ranksBetween(null, null, 1)[0] ?? '' } },
        statuses: {
          create: DEFAULT_SHOT_STATUSES.map((status, index) => ({ ...status, rank: statusRanks[index] ?? '' })),
        },
      },
    })
    record('project.created', { type: 'Project', id }, { name, code })
    const recordInProject = recordIn('project', id)
    recordInProject('project.created', { type: 'Project', id }, { name, code })
    recordInProject('storyboard.created', { type: 'Storyboard', id: storyboardId }, FIRST_STORYBOARD)
    return { id }
  })
}
