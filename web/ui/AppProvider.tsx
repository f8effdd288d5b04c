import { ChakraProvider } from '@chakra-ui/react'
import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { useEffect, type ReactNode } from 'react'
import { titleCutTexts } from './cutTexts.ts'
import { system } from './theme.ts'
import { Toaster } from './toaster.tsx'

/** What the names of Emotion's classes begin with. */
export const STYLE_KEY = 'fw'

// The page's policy lets only style elements with this number in; the server writes a new one into every page.
const isInBrowser = typeof document !== 'undefined'
const nonce = isInBrowser ? document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content : undefined
const pageStyles = createCache({ key: STYLE_KEY, nonce })

/**
 * The theme, the toasts and the titles of cut texts around everything the product shows. Styles gather in the page, or
 * in `styles` where there is none.
 */
export function AppProvider({ children, styles = pageStyles }: { children: ReactNode; styles?: EmotionCache }) {
  useEffect(() => titleCutTexts(document), [])
  return (
    <CacheProvider value={styles}>
      <ChakraProvider value={system}>
        {children}
        <Toaster />
      </ChakraProvider>
    </CacheProvider>
  )
}
