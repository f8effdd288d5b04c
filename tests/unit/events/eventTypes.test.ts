import { describe, expect, it } from 'vitest'
import { readTypes } from '../../../server/modules/delivery/eventTypes.ts'

describe('the types of events a request asks for', () => {
  it('are all types without any', () => {
    expect(readTypes(null)).toBeNull()
    expect(readTypes([])).toBeNull()
  })

  it('are exact types, and all types of a noun', () => {
    expect(readTypes(['status', 'shot.moved'])).toEqual([
      'status.created', 'status.updated', 'status.moved', 'status.deleted', 'shot.moved',
    ])
  })

  it('are refused where a project has none of that name', () => {
    expect(() => readTypes(['organization.updated'])).toThrow()
    expect(() => readTypes(['shot.mvoed'])).toThrow()
  })
})
