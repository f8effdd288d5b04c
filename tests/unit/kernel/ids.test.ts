import fc from 'fast-check'
import { fromUUID } from 'typeid-js'
import { describe, expect, it } from 'vitest'
import { commonFailures, FramewrightError } from '../../../server/kernel/errors.ts'
import { fromTypeId, ID_PREFIXES, isUuid, type NodeName, toTypeId, uuidOf } from '../../../server/kernel/ids.ts'

const UUID = '01932e80-1234-7abc-8def-0123456789ab'
const names = Object.keys(ID_PREFIXES) as NodeName[]

describe('ids', () => {
  it.each(names)('of a %s come back', (name) => {
    const id = toTypeId(name, UUID)
    expect(id).toMatch(new RegExp(`^${ID_PREFIXES[name]}_[0-9a-hjkmnp-tv-z]{26}$`))
    expect(fromTypeId(id)).toEqual({ name, uuid: UUID })
    expect(uuidOf(name, id)).toBe(UUID)
  })

  it('have a prefix of their own each', () => {
    expect(new Set(Object.values(ID_PREFIXES)).size).toBe(names.length)
  })

  it('of any UUID are those of the specification, and come back', () => {
    fc.assert(
      fc.property(fc.uuid(), (uuid) => {
        const id = toTypeId('Shot', uuid)
        expect(id).toBe(fromUUID(uuid, 'shot').toString())
        expect(uuidOf('Shot', id)).toBe(uuid)
      }),
    )
  })

  it('of another kind are refused by the field they were given in', () => {
    const id = toTypeId('View', UUID)
    expect(() => uuidOf('Shot', id, 'shotId')).toThrow(
      expect.objectContaining({
        code: 'INVALID_INPUT',
        fields: { shotId: commonFailures.ID_OF_OTHER_TYPE({ id, type: 'Shot' }) },
      }),
    )
  })

  it('that are none are refused and nothing else', () => {
    const refuses = (text: string) => {
      try {
        return names.includes(fromTypeId(text).name)
      } catch (error) {
        return error instanceof FramewrightError && error.code === 'INVALID_INPUT'
      }
    }
    fc.assert(fc.property(fc.string({ unit: 'binary' }), refuses))
    fc.assert(fc.property(fc.stringMatching(/^(shot|view|x)_[0-9a-z]{20,28}$/), refuses))
  })

  it.each([
    [UUID, true],
    [UUID.toUpperCase(), false],
    [UUID.replaceAll('-', ''), false],
    [`${UUID}\n`, false],
    ['', false],
  ])('know of %j whether it is a UUID: %s', (text, expected) => {
    expect(isUuid(text)).toBe(expected)
  })
})
