import { expect, it } from 'vitest'
import { previewLayout } from './previewLayout.ts'

const NOTHING = { hasComments: false, hasTools: true, isLeftHanded: false }

it('stands the tools on the left, or for the left hand everything the other way round', () => {
  const right = previewLayout(NOTHING)
  expect(right.templateAreas['md']).toBe('"header header header" "tools well panel" "footer footer footer"')
  expect(right.templateColumns['lg']).toBe('100px minmax(0, 1fr) 320px')
  const left = previewLayout({ ...NOTHING, isLeftHanded: true })
  expect(left.templateAreas['md']).toBe('"header header header" "panel well tools" "footer footer footer"')
  expect(left.templateColumns['lg']).toBe('320px minmax(0, 1fr) 100px')
  expect(left.templateAreas['base']).toBe(right.templateAreas['base'])
})

it('has room for comments, and none for tools that are not there', () => {
  const layout = previewLayout({ ...NOTHING, hasComments: true, hasTools: false, isLeftHanded: true })
  expect(layout.templateAreas['md']).toBe('"header header header" "rail well tools" "footer footer footer"')
  expect(layout.templateColumns['xl']).toBe('340px 260px minmax(0, 1fr) 0')
})
