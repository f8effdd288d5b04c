import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { OPENING_KEYS } from '../features/assets/assetAddress.ts'
import { storeToken } from '../lib/session.ts'
import { AssetsPage } from '../pages/assets/AssetsPage.tsx'
import { assetsPageLoader } from '../pages/assets/assetsPageLoader.ts'
import { EnvironmentProvider } from '../relay/EnvironmentProvider.tsx'
import { startEnvironment } from '../relay/environment.ts'
import { AppProvider } from '../ui/AppProvider.tsx'
import { answerEach, type SentRequest } from './fakeServer.ts'
import { organizationOf } from './openProject.tsx'

type Answers = Parameters<typeof answerEach>[0]
type Filter = { types?: string[]; statuses?: string[]; search?: string } | null | undefined

const PROJECT = {
  __typename: 'Project', id: 'project_1', name: 'Salt House', code: 'SALT', isArchived: false,
  viewerCanEdit: true, viewerCanExport: true,
  viewerCanAdminister: true, organization: { ...organizationOf(1, 'Kestrel & Pine'), plan: 'PROFESSIONAL' },
}

/** An asset as the API answers it. */
export function assetOf(number: number, name: string, change: object = {}) {
  return {
    __typename: 'Asset', id: `asset_${number}`, name, code: name.toUpperCase(), description: '', type: 'PROP',
    status: 'DRAFT', version: 1, metadata: [], thumbnail: null, createdAt: '2026-10-03T09:00:00.000Z',
    updatedAt: '2026-10-04T09:00:00.000Z', project: PROJECT, casting: { __typename: 'CastingConnection', nodes: [] },
    ...change,
  }
}

/** A dependency as the API answers it, from its source. */
export function dependencyOf(number: number, relationshipType: string, source: object, target: object) {
  return { __typename: 'AssetDependency', id: `dependency_${number}`, relationshipType, source, target }
}

const PAGE_INFO = { __typename: 'PageInfo', hasNextPage: false, endCursor: null }

/** The answer to the question for the dependencies of an asset. */
export function dependenciesOf(asset: object, dependencies: object[]) {
  return {
    asset: {
      ...asset,
      dependencies: {
        __typename: 'AssetDependencyConnection', pageInfo: PAGE_INFO,
        edges: dependencies.map((node, index) => ({
          __typename: 'AssetDependencyEdge', cursor: `cursor_${index}`, node,
        })),
      },
    },
  }
}

/** The page of a project with these assets, as the API answers it. */
function pageOf(
  assets: ReturnType<typeof assetOf>[],
  { filter, countFilter }: Record<string, unknown>,
  change: object,
) {
  const matches = (wanted: Filter) => assets.filter(({ type, status, name }) =>
    (wanted?.types ?? [type]).includes(type) && (wanted?.statuses ?? [status]).includes(status) &&
    name.toLowerCase().includes((wanted?.search ?? '').toLowerCase()))
  const counted = matches(countFilter as Filter)
  const types = [...new Set(counted.map(({ type }) => type))]
  return {
    project: {
      ...PROJECT, ...change,
      assetCounts: types.map((type) => ({
        __typename: 'AssetTypeCount', type, count: counted.filter((asset) => asset.type === type).length,
      })),
      assets: {
        __typename: 'AssetConnection', pageInfo: PAGE_INFO,
        edges: matches(filter as Filter).map((node) => ({
          __typename: 'AssetEdge', cursor: node.id,
          node: { ...node, project: { ...PROJECT, ...change } },
        })),
      },
    },
  }
}

/** The answer to the question where an asset is used: in these shots, by these assets. */
export const usesOf = (id: string, codes: string[], users: string[]) => ({
  asset: {
    __typename: 'Asset', id,
    casting: {
      __typename: 'CastingConnection', totalCount: codes.length,
      nodes: codes.map((code) => (
        { __typename: 'Casting', id: `casting_${code}`, shot: { __typename: 'Shot', id: `shot_${code}`, code } }
      )),
    },
    impact: {
      __typename: 'AssetImpact',
      assets: {
        __typename: 'AssetConnection', totalCount: users.length,
        nodes: users.map((name) => ({ __typename: 'Asset', id: `asset_${name}`, name })),
      },
    },
  },
})

type AssetsOptions = { search?: string; answers?: Answers; project?: object }

/** Opens the assets of a project that has these, now and later; returns the requests and the address. */
export async function openAssets(assets: ReturnType<typeof assetOf>[], options: AssetsOptions = {}) {
  const { search = '', answers = {}, project = {} } = options
  const requests: SentRequest[] = answerEach({
    AssetsPageQuery: (variables) => pageOf(assets, variables, project),
    AssetGridPaginationQuery: (variables) => ({ node: pageOf(assets, variables, project).project }),
    useAssetDeletionQuery: ({ assetId }) => usesOf(String(assetId), [], []), ...answers,
  })
  startEnvironment()
  storeToken(crypto.randomUUID(), { remember: true, userId: crypto.randomUUID() })
  const withoutOpening = (address: URLSearchParams) => {
    for (const key of OPENING_KEYS) address.delete(key)
    return address.toString()
  }
  const router = createMemoryRouter(
    [
      {
        path: '/dashboard/projects/:projectId/assets', loader: assetsPageLoader, Component: AssetsPage,
        hydrateFallbackElement: <i />,
        // As the routes of the product: what opens over the list asks for nothing.
        shouldRevalidate: ({ currentUrl, nextUrl }) =>
          withoutOpening(currentUrl.searchParams) !== withoutOpening(nextUrl.searchParams),
      },
      { path: '*', element: null },
    ],
    { initialEntries: [`/dashboard/projects/project_1/assets${search}`] },
  )
  render(
    <AppProvider>
      <EnvironmentProvider><RouterProvider router={router} /></EnvironmentProvider>
    </AppProvider>,
  )
  await screen.findByRole('search')
  return { requests, router, address: () => router.state.location.search }
}
