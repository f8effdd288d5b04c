import { expect, test } from 'vitest'
import { addressesIn } from './addresses.ts'

test.each([
  ['', []],
  ['ada@kestrel.studio', ['ada@kestrel.studio']],
  ['ada@kestrel.studio, ben@kestrel.studio;cy@kestrel.studio\n dee@kestrel.studio', [
    'ada@kestrel.studio', 'ben@kestrel.studio', 'cy@kestrel.studio', 'dee@kestrel.studio',
  ]],
  ['Ada Lane <ada@kestrel.studio>, Ben <ben@kestrel.studio>', ['ada@kestrel.studio', 'ben@kestrel.studio']],
  ['Ada@Kestrel.studio ada@kestrel.studio', ['Ada@Kestrel.studio']],
])('finds the addresses in %j', (text, addresses) => {
  expect(addressesIn(text)).toEqual(addresses)
})
