import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type ActivityKind, kindOf } from '../../../server/modules/events/activityKind.ts'
import { PROJECT_EVENT_TYPES, readTypes } from '../../../server/modules/events/eventTypes.ts'

const folder = join(import.meta.dirname, '../../../server/modules')
const types = Object.keys(PROJECT_EVENT_TYPES)

/** What the events of a project are not about. */
const OTHER_KINDS: readonly ActivityKind[] = [
  'MEMBER', 'INVITATION', 'ORGANIZATION', 'TOKEN', 'WEBHOOK', 'SESSION', 'ACCOUNT',
]

/** Events of other logs that begin with a noun of a project's. */
const ELSEWHERE = ['project.transferredIn', 'project.transferredOut']

describe('the list of events of a project', () => {
  it('names every one that is recorded anywhere, and no other', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('eventTypes.ts'))
      .map((path) => readFileSync(join(folder, path), 'utf8'))
    const written = files.flatMap((text) => [...text.matchAll(/'([a-z]+\.[a-zA-Z]+)'/g)])
    // An account's log takes a noun that is listed nowhere for one of its own.
    const isOfProject = (type: string) => !OTHER_KINDS.includes(kindOf('account', type))
    const found = new Set(written.map(([, type = '']) => type).filter(isOfProject))
    expect([...found].filter((type) => !ELSEWHERE.includes(type)).toSorted()).toEqual(types.toSorted())
  })

  it('has nouns of its own kind alone', () => {
    for (const type of types) {
      expect(kindOf('account', type), type).not.toBe('ACCOUNT')
      expect(kindOf('organization', type), type).not.toBe('ORGANIZATION')
    }
  })

  it('is all that is meant when nothing is wished', () => {
    expect(readTypes(null)).toBeNull()
    expect(readTypes([])).toBeNull()
    expect(readTypes(['status', 'shot.moved'])).toEqual([
      'status.created', 'status.updated', 'status.moved', 'status.deleted', 'shot.moved',
    ])
  })
})
