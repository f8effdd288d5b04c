import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLayoutEffect, useRef } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { QuickMark } from '../../canvas/quickMark.ts'
import { AppProvider } from '../../ui/AppProvider.tsx'
import { useQuickMenu } from './useQuickMenu.tsx'

const actions = { undo: vi.fn(), eraser: vi.fn(), play: vi.fn(), lastBrush: vi.fn() }
let menu: ReturnType<typeof useQuickMenu>

function Place({ isOn = true }) {
  const home = useRef<HTMLDivElement>(null)
  const quickMenu = useQuickMenu({ home, actions, isOn })
  useLayoutEffect(() => {
    menu = quickMenu
  })
  return <div ref={home} tabIndex={-1}><div role="application" tabIndex={0} />{quickMenu.menu}</div>
}

const show = (isOn = true) => render(<AppProvider><Place isOn={isOn} /></AppProvider>)
const mark = (phase: QuickMark['phase'], direction: number | null = null) =>
  act(() => void menu.mark({ phase, at: { x: 300, y: 300 }, direction }))

beforeEach(() => {
  for (const action of Object.values(actions)) action.mockClear()
})

test('a mark acts before the menu is seen, and a free direction does nothing', () => {
  show()
  mark('begun')
  mark('moved', 6)
  expect(screen.queryByRole('menu')).toBeNull()
  mark('released', 6)
  expect(actions.undo).toHaveBeenCalledOnce()
  mark('begun')
  mark('released', 1)
  // Layers are not offered here.
  mark('begun')
  mark('released', 0)
  expect(Object.values(actions).flatMap(({ mock }) => mock.calls)).toHaveLength(1)
  expect(screen.queryByRole('menu')).toBeNull()
})

test('a pen that is slow sees the menu, and one that is lifted where it began chooses in it', async () => {
  vi.useFakeTimers()
  show()
  mark('begun')
  act(() => vi.advanceTimersByTime(200))
  vi.useRealTimers()
  expect(await screen.findByRole('menu', { name: 'Quick menu' })).toBeTruthy()
  mark('released')
  await userEvent.click(screen.getByRole('menuitem', { name: 'Eraser' }))
  expect(actions.eraser).toHaveBeenCalledOnce()
  expect(screen.queryByRole('menu')).toBeNull()
})

test('keys open it, go through it, choose and leave', async () => {
  show()
  const surface = screen.getByRole('application')
  surface.focus()
  act(() => menu.open())
  await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('Last brush'))
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toContain('Play')
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(document.activeElement?.textContent).toContain('Undo')
  await userEvent.keyboard('{Enter}')
  expect(actions.undo).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(surface)
  act(() => menu.open())
  await screen.findByRole('menu')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(surface)
})

test('there is none where nobody draws', () => {
  show(false)
  expect(menu.mark({ phase: 'begun', at: { x: 1, y: 1 }, direction: null })).toBe(false)
  act(() => menu.open())
  expect(screen.queryByRole('menu')).toBeNull()
})
