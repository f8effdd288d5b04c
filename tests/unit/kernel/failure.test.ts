import { describe, expect, it } from 'vitest'
import { fail, invalidInput } from '../../../server/kernel/errors.ts'
import { declareFailures, declaredReasons, paramsOf } from '../../../server/kernel/failure.ts'
import '../../../server/app.ts'

const testFailures = declareFailures({
  TEST_ROWS_REFUSED: ['CONFLICT', '{count, plural, one {# row} other {# rows}} of {file} cannot be taken: <b>'],
  TEST_CLOSED: ['INVALID_INPUT', "The test's door is closed"],
})

describe('a declared failure', () => {
  it('has its reason, its code, its values and a sentence', () => {
    expect(testFailures.TEST_ROWS_REFUSED({ count: 1200, file: 'a {b} #' })).toEqual({
      reason: 'TEST_ROWS_REFUSED', code: 'CONFLICT', params: { count: 1200, file: 'a {b} #' },
      message: '1,200 rows of a {b} # cannot be taken: <b>',
    })
    expect(testFailures.TEST_CLOSED().message).toBe("The test's door is closed")
  })

  it('takes the values that its sentence names, and no others', () => {
    // @ts-expect-error a value is missing
    const missing = () => testFailures.TEST_ROWS_REFUSED({ count: 1 })
    // @ts-expect-error a count is a number
    const wrong = () => testFailures.TEST_ROWS_REFUSED({ count: '1', file: 'a' })
    // @ts-expect-error it names no value
    const useless = () => testFailures.TEST_CLOSED({ count: 1 })
    expect([missing, wrong, useless]).toHaveLength(3)
  })

  it('cannot be declared twice', () => {
    expect(() => declareFailures({ TEST_CLOSED: ['CONFLICT', 'Again'] })).toThrow('TEST_CLOSED is declared twice')
  })
})

describe('a thrown failure', () => {
  it('has the path of a row before its sentence, and a field without it', () => {
    const failure = testFailures.TEST_CLOSED()
    expect(fail(failure, { field: 'name' }).message).toBe("The test's door is closed")
    expect(fail(failure, { field: 'shots.3.name' }).message).toBe("shots.3.name: The test's door is closed")
    expect(invalidInput({ 'shots.3.name': failure, name: failure }).details).toEqual({
      code: 'INVALID_INPUT', reason: 'TEST_CLOSED', params: {},
      fields: {
        'shots.3.name': { reason: 'TEST_CLOSED', params: {}, message: "The test's door is closed" },
        name: { reason: 'TEST_CLOSED', params: {}, message: "The test's door is closed" },
      },
    })
  })
})

describe('the reasons of the server', () => {
  it('are named in words, and so are their values', () => {
    for (const reason of declaredReasons()) {
      expect(reason.reason).toMatch(/^[A-Z]+(_[A-Z]+)*$/)
      for (const name of Object.keys(paramsOf(reason))) expect(name).toMatch(/^[a-z][a-zA-Z]*$/)
    }
  })
})
