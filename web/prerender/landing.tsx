import createCache, { type EmotionCache } from '@emotion/cache'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { loadQuery, RelayEnvironmentProvider } from 'react-relay'
import {
  createStaticHandler, createStaticRouter, type RouteObject, StaticRouterProvider,
} from 'react-router-dom'
import { Environment, Network, Observable, RecordSource, Store } from 'relay-runtime'
import { commonMessages } from '../messages/common.ts'
import { landingMessages } from '../messages/landing.ts'
import { publicSiteMessages } from '../messages/publicSite.ts'
import { LandingPage } from '../pages/landing/LandingPage.tsx'
import { landingPageQuery } from '../pages/landing/landingPageLoader.ts'
import { PublicLayout } from '../pages/public/PublicLayout.tsx'
import { topBarQuery } from '../pages/public/publicLayoutLoader.ts'
import { RootLayout } from '../pages/root/RootLayout.tsx'
import { AppProvider, STYLE_KEY } from '../ui/AppProvider.tsx'

/** The welcome page as HTML, with the styles of both its states. */
export interface RenderedLanding {
  signedOut: string
  /** For who is signed in, their name still to come. */
  signedIn: string
  styles: string
  /** What stands in the page's head. */
  words: { title: string; description: string; product: string; headline: string; picture: string }
}

/** An environment whose answers never come: what waits for them shows that it waits. */
const silence = new Environment({
  network: Network.create(() => Observable.create(() => {})),
  store: new Store(new RecordSource()),
})

/** The routes around the welcome page as `routes.tsx` nests them: React numbers its parts by where they lie. */
function routesFor(isSignedIn: boolean): RouteObject[] {
  const page = isSignedIn ? loadQuery(silence, landingPageQuery, {}) : null
  const bar = isSignedIn ? loadQuery(silence, topBarQuery, {}) : null
  const site = { loader: () => bar, Component: PublicLayout }
  return [
    {
      Component: RootLayout,
      children: [{ ...site, children: [{ path: '/', loader: () => page, Component: LandingPage }] }],
    },
  ]
}

async function renderState(isSignedIn: boolean, styles: EmotionCache): Promise<string> {
  const handler = createStaticHandler(routesFor(isSignedIn))
  const context = await handler.query(new Request('http://localhost/'))
  if (context instanceof Response) throw new Error(`The welcome page leads elsewhere: ${context.status}`)
  const router = createStaticRouter(handler.dataRoutes, context)
  return renderToString(
    <StrictMode>
      <AppProvider styles={styles}>
        <RelayEnvironmentProvider environment={silence}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </RelayEnvironmentProvider>
      </AppProvider>
    </StrictMode>,
  )
}

/** Style elements as Emotion takes them over: one for each global style, one for all classes. */
function styleElements({ inserted, registered, key }: EmotionCache): string {
  const isClass = (name: string) => `${key}-${name}` in registered
  const styles = Object.entries(inserted).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const element = (names: string, css: string) => `<style data-emotion="${names}" nonce="__CSP_NONCE__">${css}</style>`
  const shared = styles.filter(([name]) => !isClass(name)).map(([name, css]) => element(`${key}-global ${name}`, css))
  const classes = styles.filter(([name]) => isClass(name))
  const names = classes.map(([name]) => name).join(' ')
  return [...shared, element(`${key} ${names}`, classes.map(([, css]) => css).join(''))].join('')
}

/** Renders the welcome page in both its states. */
export async function renderLanding(): Promise<RenderedLanding> {
  const styles = createCache({ key: STYLE_KEY })
  // Gathered here instead of written between the elements.
  styles.compat = true
  const signedOut = await renderState(false, styles)
  const signedIn = await renderState(true, styles)
  return {
    signedOut, signedIn, styles: styleElements(styles),
    words: {
      title: commonMessages.pageTitle(landingMessages.page),
      description: publicSiteMessages.description,
      product: commonMessages.productName,
      headline: landingMessages.headline,
      picture: landingMessages.strip.label,
    },
  }
}
