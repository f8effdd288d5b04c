import { describe, expect, it } from 'vitest'
import {
  allows,
  type Credential,
  demand,
  type Permission,
  type Role,
  type Scope,
} from '../../../server/kernel/permissions.ts'

const ROLES: Role[] = ['MEMBER', 'ADMIN', 'OWNER']
const session: Credential = { isSession: true, scopes: [] }
const token = (...scopes: Scope[]): Credential => ({ isSession: false, scopes })

describe('permissions', () => {
  it.each<[Permission, Role[], Scope | null]>([
    ['read', ['MEMBER', 'ADMIN', 'OWNER'], 'read'],
    ['edit', ['MEMBER', 'ADMIN', 'OWNER'], 'write'],
    ['administer', ['ADMIN', 'OWNER'], 'admin'],
    ['own', ['OWNER'], null],
  ])('to %s are for %j and the scope %s', (permission, roles, scope) => {
    for (const role of ROLES) {
      expect(allows(role, session, permission), `${role} in a session`).toBe(roles.includes(role))
      for (const each of ['read', 'write', 'admin'] as const) {
        const isAllowed = roles.includes(role) && each === scope
        expect(allows(role, token(each), permission), `${role} with ${each}`).toBe(isAllowed)
      }
      expect(allows(role, token('read', 'write', 'admin'), permission)).toBe(roles.includes(role) && scope !== null)
      expect(allows(role, token(), permission)).toBe(false)
    }
  })

  it.each<[Role, Credential, Permission, string]>([
    ['MEMBER', session, 'administer', 'Your role does not allow this'],
    ['MEMBER', token(), 'administer', 'Your role does not allow this'],
    ['OWNER', token('read'), 'edit', 'The token lacks the scope "write"'],
    ['OWNER', token('read', 'write', 'admin'), 'own', 'This cannot be done with an API token'],
  ])('tell a %s with %j who would %s: %s', (role, credential, permission, sentence) => {
    expect(() => demand(role, credential, permission)).toThrow(
      expect.objectContaining({ code: 'FORBIDDEN', message: sentence }),
    )
  })
})
