import type { RouteObject } from 'react-router-dom'
import { expect, test } from 'vitest'
import { ROUTES, VISITORS } from '../tests/e2e/routeTable.ts'
import { IN_TURN, planVisits, SCREENS } from '../tests/e2e/visits.ts'
import { ApplicationError } from './pages/root/ApplicationError.tsx'
import { previewRoute } from './pages/preview/previewRoute.ts'
import { routes } from './routes.tsx'

/** The patterns at which something can be opened, whole. */
function patternsOf(branch: readonly RouteObject[], above = ''): string[] {
  return branch.flatMap(({ path = '', children, ...route }) => {
    const whole = path.startsWith('/') ? path : `${above}/${path}`.replace(/\/$/, '')
    const inside = patternsOf(children ?? [], path === '' ? above : whole)
    return children === undefined ? [path === '*' ? '*' : route.index ? above : whole] : inside
  })
}

test('every route is visited', () => {
  const visited = new Set(ROUTES.map(({ route }) => route))
  expect([...new Set(patternsOf(routes))].sort()).toEqual([...visited].sort())
})

/** What stands in place of a route that failed. */
function boundaryOf(wanted: RouteObject, branch: readonly RouteObject[], above?: unknown): unknown {
  return branch.map((route) => {
    const boundary = route.ErrorBoundary ?? above
    return route === wanted ? boundary : boundaryOf(wanted, route.children ?? [], boundary)
  }).find((found) => found !== undefined)
}

test('the preview has no frame around it: its failures say by themselves that they are offline', () => {
  expect(boundaryOf(previewRoute, routes)).toBe(ApplicationError)
})

test('every route is visited in both themes by those who find something different there, and looked at once', () => {
  const visits = planVisits(false)
  // An ADMIN comes to a few pages only.
  const combinations = visits
    .filter(({ visitor }) => visitor !== 'ADMIN')
    .map(({ visitor, screen }) => `${visitor} ${screen.theme} ${screen.width}`)
  expect(new Set(combinations).size).toBe((VISITORS.length - 1) * SCREENS.length)
  for (const row of ROUTES) {
    const ofRow = visits.filter((visit) => visit.row === row)
    const name = row.path ?? row.route
    const comers = ofRow.map(({ visitor }) => visitor)
    const absent = (row.always ?? row.visitors).filter((visitor) => !comers.includes(visitor))
    const takesTurns = IN_TURN.every((visitor) => (row.always ?? row.visitors).includes(visitor))
    expect(absent, name).toEqual(takesTurns ? [expect.toBeOneOf([...IN_TURN])] : [])
    expect(new Set(ofRow.map(({ screen }) => screen.theme)).size, name).toBe(Math.min(2, comers.length))
    const closely = ofRow.filter(({ isLookedAt }) => isLookedAt).map(({ visitor }) => visitor)
    expect(closely, name).toEqual(row.lookedAtFor ? [row.lookedAtFor] : [])
  }
})

test('the full plan has every combination', () => {
  const wanted = ROUTES.reduce((count, { visitors }) => count + visitors.length * SCREENS.length, 0)
  expect(planVisits(true)).toHaveLength(wanted)
})
