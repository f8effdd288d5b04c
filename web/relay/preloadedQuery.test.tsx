import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { type PreloadedQuery, RelayEnvironmentProvider, usePreloadedQuery } from 'react-relay'
import { afterEach, expect, test, vi } from 'vitest'
import viewerQuery, { type viewerIdQuery } from '../__generated__/viewerIdQuery.graphql.ts'
import { answerWith } from '../testing/fakeServer.ts'
import { currentEnvironment } from './environment.ts'
import { loadPageQuery, useOwnedQuery } from './preloadedQuery.ts'

type Reference = { reference: PreloadedQuery<viewerIdQuery> }

function Viewer({ reference }: Reference) {
  return <p>{usePreloadedQuery<viewerIdQuery>(viewerQuery, reference).viewer?.id}</p>
}

function Page({ reference }: Reference) {
  useOwnedQuery(reference)
  return (
    <RelayEnvironmentProvider environment={currentEnvironment()}>
      <Suspense><Viewer reference={reference} /></Suspense>
    </RelayEnvironmentProvider>
  )
}

const visit = () => loadPageQuery<viewerIdQuery>(viewerQuery, {}, new AbortController().signal)

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a page that is known stays while the connection is lost, and is fresh when it returns', async () => {
  answerWith({ viewer: { id: 'USER1' } })
  const first = visit()
  const page = render(<Page reference={first} />)
  await screen.findByText('USER1')

  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')))
  const second = visit()
  await act(async () => page.rerender(<Page reference={second} />))
  await act(async () => page.rerender(<Page reference={second} />))
  expect(screen.queryByText('USER1')).toBeTruthy()

  answerWith({ viewer: { id: 'USER2' } })
  await act(async () => {
    window.dispatchEvent(new Event('online'))
  })
  expect(await screen.findByText('USER2')).toBeTruthy()
})
