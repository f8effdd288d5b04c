import { describe, expect, it } from 'vitest'
import { grantedBy } from '../../../server/kernel/permissions.ts'
import { readTypes } from '../../../server/modules/delivery/eventTypes.ts'

const session = { isSession: true, granted: grantedBy([]) }

describe('the types of events a request asks for', () => {
  it('are all types without any', () => {
    expect(readTypes(session, null)).toBeNull()
    expect(readTypes(session, [])).toBeNull()
  })

  it('are exact types, and all types of a noun', () => {
    expect(readTypes(session, ['status', 'shot.moved'])).toEqual([
      'status.created', 'status.updated', 'status.moved', 'status.deleted', 'shot.moved',
    ])
  })

  it('are refused where a project has none of that name', () => {
    expect(() => readTypes(session, ['organization.updated'])).toThrow()
    expect(() => readTypes(session, ['shot.mvoed'])).toThrow()
  })

  it('are those that the scopes of a token allow, or refused when it allows none', () => {
    const token = { isSession: false, granted: grantedBy(['tasks:read']) }
    expect(readTypes({ ...token, granted: grantedBy(['read']) }, [])).toBeNull()
    expect(new Set(readTypes(token, [])?.map((type) => type.split('.')[0]))).toEqual(new Set(['task']))
    expect(readTypes(token, ['task.moved', 'shot'])).toEqual(['task.moved'])
    expect(() => readTypes(token, ['shot'])).toThrow('shots:read')
  })
})
