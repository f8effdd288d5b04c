import { expect, test } from 'vitest'
import { assetListArguments, filtersOfArguments, readAssetFilters, writeAssetFilters } from './assetListSearch.ts'

const PROJECT = `project_${'0'.repeat(26)}`

test('an address is read, and what it does not know asks for nothing', () => {
  const address = new URLSearchParams(`type=vfx&status=in-progress&search=%20lamp%20&sort=updated&project=${PROJECT}`)
  expect(readAssetFilters(address, 'NAME')).toEqual({
    type: 'VFX', status: 'IN_PROGRESS', search: 'lamp', orderBy: 'UPDATED', projectId: PROJECT,
  })
  expect(readAssetFilters(new URLSearchParams('type=house&status=&search=%20&sort=x&project=1'), 'CODE')).toEqual({
    type: null, status: null, search: null, orderBy: 'CODE', projectId: null,
  })
})

test('a change keeps what else the address says, and leaves out what is usual', () => {
  const address = new URLSearchParams('type=prop&asset=asset_1&sort=code')
  const next = writeAssetFilters(address, 'NAME', { status: 'REVIEW', orderBy: 'NAME' })
  expect(next.toString()).toBe('asset=asset_1&type=prop&status=review')
  expect(writeAssetFilters(next, 'NAME', { type: null, status: null }).toString()).toBe('asset=asset_1')
})

test('the counts of the types are asked for without the type, and the way back gives the same filters', () => {
  const filters = readAssetFilters(new URLSearchParams('type=prop&status=draft&search=lamp'), 'NAME')
  const { filter, countFilter } = assetListArguments(filters)
  expect(filter).toEqual({ types: ['PROP'], statuses: ['DRAFT'], search: 'lamp' })
  expect(countFilter).toEqual({ statuses: ['DRAFT'], search: 'lamp' })
  expect(filtersOfArguments(assetListArguments(filters))).toEqual(filters)
})
