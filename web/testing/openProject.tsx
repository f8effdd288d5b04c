import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { storeToken } from '../lib/session.ts'
import { ProjectPage } from '../pages/project/ProjectPage.tsx'
import { projectPageLoader } from '../pages/project/projectPageLoader.ts'
import { EnvironmentProvider } from '../relay/EnvironmentProvider.tsx'
import { startEnvironment } from '../relay/environment.ts'
import { AppProvider } from '../ui/AppProvider.tsx'
import { answerEach, type SentRequest } from './fakeServer.ts'

type Answers = Parameters<typeof answerEach>[0]

/** Where the project of these tests lies. */
export const PROJECT_PATH = '/dashboard/projects/project_1'

/** A board as the API answers it. */
export function boardOf(number: number, name: string) {
  const size = { frames: 240, duration: 10, shotCount: 5, sceneCount: 0 }
  return { __typename: 'Storyboard', id: `storyboard_${number}`, name, code: `B${number}`, version: 1, ...size }
}

/** The boards of a project as the API answers them. */
export function boardsOf(...boards: object[]) {
  return { __typename: 'StoryboardConnection', totalCount: boards.length, nodes: boards }
}

/** An organization as the API answers it. */
export function organizationOf(number: number, name: string) {
  const projects = { __typename: 'ProjectConnection', totalCount: 1, nodes: [] }
  return {
    __typename: 'Organization', id: `organization_${number}`, name, viewerCanAdminister: true,
    viewerCanCreateProjects: true, projects, projectCount: projects,
  }
}

/** A project as the API answers it. */
export function projectOf(change: object = {}, boards = boardsOf(boardOf(1, 'Main'), boardOf(2, 'Titles'))) {
  return {
    __typename: 'Project', id: 'project_1', name: 'Salt House', description: '', code: 'SALT', version: 1,
    createdAt: '2026-10-03T09:00:00.000Z', updatedAt: '2026-10-04T09:00:00.000Z', archivedAt: null, isArchived: false,
    access: 'EVERYONE', chosenMembers: [], approvers: [], layerRoles: [],
    viewerCanEdit: true, viewerCanExport: true, viewerCanAdminister: true, shotCount: 10,
    latestViews: [], assetCounts: [],
    assets: { totalCount: 14 }, latestAssets: { __typename: 'AssetConnection', nodes: [] },
    frameRate: { __typename: 'FrameRate', numerator: 24, denominator: 1 },
    organization: organizationOf(1, 'Kestrel & Pine'),
    storyboard: { ...boardOf(1, 'Main'), firstShots: { __typename: 'ShotConnection', nodes: [] } },
    storyboards: boards, boards, boardCount: boards, taskCounts: [],
    exports: { __typename: 'ProjectExportConnection', nodes: [] },
    imports: { __typename: 'ImportConnection', edges: [], pageInfo: { hasNextPage: false, endCursor: null } },
    ...change,
  }
}

/** Opens the page of a project whose server answers so; returns the requests and the address. */
export async function openProject(
  project: object,
  answers: Answers = {},
): Promise<{ requests: SentRequest[]; location: () => string }> {
  const nodes = [organizationOf(1, 'Kestrel & Pine'), organizationOf(2, 'North Light')]
  const organizations = { __typename: 'OrganizationConnection', totalCount: nodes.length, nodes }
  const requests = answerEach({ ProjectPageQuery: { acceptsLayers: true, project, organizations }, ...answers })
  startEnvironment()
  storeToken(crypto.randomUUID(), { remember: true, userId: crypto.randomUUID() })
  const router = createMemoryRouter(
    [
      { path: '/dashboard/projects/:projectId', loader: projectPageLoader, Component: ProjectPage },
      { path: '*', element: null },
    ],
    { initialEntries: [PROJECT_PATH] },
  )
  render(
    <AppProvider>
      <EnvironmentProvider><RouterProvider router={router} /></EnvironmentProvider>
    </AppProvider>,
  )
  await screen.findByRole('heading', { level: 1, name: 'Salt House' })
  return { requests, location: () => router.state.location.pathname }
}
