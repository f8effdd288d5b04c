import { describe, expect, it } from 'vitest'
import {
  allows,
  BUNDLES,
  type Credential,
  demand,
  grantedBy,
  type Permission,
  readable,
  type Role,
  type Scope,
  type ScopeName,
  SCOPES,
} from '../../../server/kernel/permissions.ts'

const ROLES: Role[] = ['MEMBER', 'ADMIN', 'OWNER']
const session: Credential = { isSession: true, granted: new Set() }
const token = (...names: ScopeName[]): Credential => ({ isSession: false, granted: grantedBy(names) })
const ALL = Object.keys(SCOPES) as Scope[]
const bundles = Object.keys(BUNDLES) as (keyof typeof BUNDLES)[]

describe('permissions', () => {
  it.each<[Permission, Role[], ScopeName | null]>([
    ['read', ['MEMBER', 'ADMIN', 'OWNER'], 'read'],
    ['shots:read', ['MEMBER', 'ADMIN', 'OWNER'], 'read'],
    ['shots:write', ['MEMBER', 'ADMIN', 'OWNER'], 'write'],
    ['exports:read', ['MEMBER', 'ADMIN', 'OWNER'], 'read'],
    ['exports:write', ['MEMBER', 'ADMIN', 'OWNER'], 'write'],
    ['imports:read', ['MEMBER', 'ADMIN', 'OWNER'], 'read'],
    ['imports:write', ['MEMBER', 'ADMIN', 'OWNER'], 'write'],
    ['webhooks:read', ['ADMIN', 'OWNER'], 'admin'],
    ['members:write', ['ADMIN', 'OWNER'], 'admin'],
    ['organization:admin', ['ADMIN', 'OWNER'], 'admin'],
    ['own', ['OWNER'], null],
  ])('to %s are for %j and the bundle %s', (permission, roles, bundle) => {
    for (const role of ROLES) {
      expect(allows(role, session, permission), `${role} in a session`).toBe(roles.includes(role))
      for (const each of bundles) {
        expect(allows(role, token(each), permission), `${role} with ${each}`)
          .toBe(roles.includes(role) && each === bundle)
      }
      expect(allows(role, token(...bundles, ...ALL), permission)).toBe(roles.includes(role) && bundle !== null)
      expect(allows(role, token(), permission)).toBe(false)
    }
  })

  it.each(ALL)('of %s alone open it, its reading and nothing else', (scope) => {
    const opened = new Set<Permission>(['read', scope, scope.replace(':write', ':read') as Scope])
    for (const each of [...ALL, 'read'] as const) {
      expect(allows('OWNER', token(scope), each), each).toBe(opened.has(each))
    }
  })

  it('of scopes that are unknown are none', () => {
    expect(grantedBy(['playlists:read', 'toString'])).toEqual(new Set())
  })

  it.each<[Role, Credential, Permission, string]>([
    ['MEMBER', session, 'members:write', 'Your role does not allow this'],
    ['MEMBER', token(), 'organization:admin', 'Your role does not allow this'],
    ['OWNER', token('read'), 'shots:write', 'The token lacks the scope "shots:write"'],
    ['OWNER', token('read', 'write', 'admin'), 'own', 'This cannot be done with an API token'],
  ])('tell a %s with %j who would %s: %s', (role, credential, permission, sentence) => {
    expect(() => demand(role, credential, permission)).toThrow(
      expect.objectContaining({ code: 'FORBIDDEN', message: sentence }),
    )
  })

  it('leave out what a token may not read, and refuse when nothing is left', () => {
    const kinds = ['shots:read', 'tasks:read'] as const
    expect(readable(session, kinds, (kind) => kind)).toEqual(kinds)
    expect(readable(token('tasks:write'), kinds, (kind) => kind)).toEqual(['tasks:read'])
    expect(() => readable(token('media:read'), kinds, (kind) => kind)).toThrow('shots:read')
  })
})
