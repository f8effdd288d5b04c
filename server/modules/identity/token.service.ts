import { changeAccount } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { fail, notFound } from '../../kernel/errors.ts'
import { demandCredential } from '../../kernel/permissions.ts'
import { prisma } from '../../platform/database/client.ts'
import { checkNewToken, type MadeToken, makeToken, MOST_TOKENS, type NewToken } from './newToken.ts'
import { visibleTo as visibleProject } from './project.policy.ts'
import { revokeServiceToken } from './serviceToken.service.ts'
import { endTokens } from './session.service.ts'
import { tokenFailures } from './token.failures.ts'
import { visibleTo } from './token.policy.ts'

/**
 * Makes a personal token. INVALID_INPUT by field; NOT_FOUND when the viewer does not see its project; CONFLICT when
 * there are too many already; FORBIDDEN for API tokens and until the address is verified.
 */
export async function createPersonalToken(viewer: Viewer, input: NewToken): Promise<MadeToken> {
  demandCredential(viewer, 'own')
  const checked = checkNewToken(input)
  const { userId } = viewer
  return changeAccount(viewer, 'own', async (change) => {
    const { tx } = change
    if ((await tx.user.count({ where: { id: userId, emailVerifiedAt: null } })) > 0) {
      throw fail(tokenFailures.TOKEN_NEEDS_VERIFIED_EMAIL())
    }
    if (checked.projectId !== null) {
      const where = { id: checked.projectId, ...visibleProject(viewer) }
      if ((await tx.project.count({ where })) === 0) throw notFound('Project')
    }
    if ((await tx.accessToken.count({ where: { userId, kind: 'PERSONAL' } })) >= MOST_TOKENS) {
      throw fail(tokenFailures.PERSONAL_TOKENS_AT_LIMIT({ most: MOST_TOKENS }))
    }
    return makeToken(change, checked, { kind: 'PERSONAL', userId })
  })
}

/**
 * Ends a session or a personal token of one's own (FORBIDDEN by an API token), or a service token (FORBIDDEN unless one
 * administers its organization). NOT_FOUND when the viewer sees none.
 */
export async function revokeToken(viewer: Viewer, id: string): Promise<void> {
  const token = await prisma().accessToken.findFirst({ where: { id, ...visibleTo(viewer) } })
  if (!token) throw notFound('Token')
  if (token.kind === 'SERVICE') return revokeServiceToken(viewer, token)
  await changeAccount(viewer, 'own', async (change) => {
    const ended = await endTokens(change, viewer.userId, { id, kind: { not: 'SERVICE' } })
    if (ended.length === 0) throw notFound('Token')
  })
}
