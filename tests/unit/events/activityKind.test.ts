import { describe, expect, it } from 'vitest'
import { kindOf } from '../../../server/modules/delivery/activityKind.ts'

describe('the kind of an event', () => {
  it.each([
    ['shot.moved', 'SHOT'],
    ['view.drawn', 'VIEW'],
    ['project.resetUndone', 'PROJECT'],
    ['ownership.transferred', 'MEMBER'],
    ['passwordReset.requested', 'ACCOUNT'],
    ['session.started', 'SESSION'],
  ] as const)('of %s is %s in every log', (type, kind) => {
    for (const log of ['project', 'organization', 'account'] as const) expect(kindOf(log, type)).toBe(kind)
  })

  it('is that of the log for a noun nobody knows', () => {
    expect(kindOf('project', 'weather.changed')).toBe('PROJECT')
    expect(kindOf('organization', 'weather.changed')).toBe('ORGANIZATION')
    expect(kindOf('account', 'weather')).toBe('ACCOUNT')
  })
})
