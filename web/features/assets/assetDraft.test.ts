import { expect, test } from 'vitest'
import { assetMessages } from '../../messages/assets.ts'
import { metadataInput, metadataProblems, valueForKind, type MetadataKindName } from './assetDraft.ts'

const words = assetMessages
const rowOf = (kind: MetadataKindName, value: string, key = 'Key', row = 1) => ({ row, key, kind, value })

test.each([
  ['NUMBER', '12', null], ['NUMBER', '-1.5e3', null], ['NUMBER', 'tall', words.metadataNumber],
  ['NUMBER', '', words.metadataNumber], ['DATE', '2026-11-21', null], ['DATE', '', words.metadataDate],
  ['URL', 'https://example.com/a b', null], ['URL', 'ftp://example.com', words.metadataUrl],
  ['URL', 'javascript:alert(1)', words.metadataUrl], ['TEXT', '', null], ['BOOLEAN', 'true', null],
] as const)('%s %s', (kind, value, problem) => {
  expect(metadataProblems([rowOf(kind, value)], null).get(1) ?? null).toBe(problem)
})

test('names are needed and stand once; rows nobody filled in are left out', () => {
  const rows = [
    rowOf('TEXT', ' 1 ', ' Height '), rowOf('TEXT', '2', 'height', 2), rowOf('TEXT', '3', '', 3),
    rowOf('TEXT', '', '', 4), rowOf('BOOLEAN', 'true', '', 5),
  ]
  expect([...metadataProblems(rows, null)]).toEqual([
    [1, words.metadataKeyTwice('Height')], [2, words.metadataKeyTwice('height')], [3, words.metadataKeyMissing],
  ])
  expect(metadataInput([...rows.slice(0, 1), ...rows.slice(3)])).toEqual([{ key: 'Height', kind: 'TEXT', value: '1' }])
})

test('what the server says of a fact stands at its row, counted without the blank ones', () => {
  const rows = [rowOf('TEXT', '', '', 1), rowOf('TEXT', 'x', 'A', 2)]
  expect([...metadataProblems(rows, { 'metadata.0.value': 'No', name: 'Other' })]).toEqual([[2, 'No']])
})

test('another kind keeps what was typed where that can stay', () => {
  expect(valueForKind('BOOLEAN', '12')).toBe('true')
  expect(valueForKind('TEXT', 'true')).toBe('')
  expect(valueForKind('NUMBER', '12')).toBe('12')
  expect(valueForKind('DATE', '12')).toBe('')
})
