import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import relay from 'vite-plugin-relay-lite'
import { defineConfig, type Plugin, type PluginOption } from 'vite'
import { compressFiles } from './prerender/compressPlugin.ts'
import { prerenderLanding } from './prerender/prerenderPlugin.ts'

const webFolder = fileURLToPath(new URL('.', import.meta.url))
const serverAddress = `http://localhost:${process.env.PORT ?? 4000}`

/** The transforms every run of web code needs: the build, the development server and the component tests. */
export function webPlugins(): PluginOption[] {
  return [
    relay({
      codegen: false,
      relayConfig: { src: webFolder, artifactDirectory: `${webFolder}__generated__`, eagerEsModules: true },
    }),
    react(),
  ]
}

/** Brings the application on its way while the entry still settles the language; it is not run before. */
function preloadApplication(): Plugin {
  return {
    name: 'framewright:preload-application',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle, path }) => {
        // The welcome page brings it when somebody begins to use it.
        if (path !== '/index.html') return []
        const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk')
        const application = chunks.find(({ facadeModuleId }) => facadeModuleId === `${webFolder}application.tsx`)
        if (!application) return []
        return [application.fileName, ...application.imports].map((fileName) => ({
          tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` }, injectTo: 'head',
        }))
      },
    },
  }
}

/** Serves the page of guests where the server does. */
function serveReview(): Plugin {
  return {
    name: 'framewright:review',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (request.url?.startsWith('/review/')) request.url = '/review.html'
        next()
      })
    },
  }
}

export default defineConfig({
  root: webFolder,
  plugins: [webPlugins(), serveReview(), preloadApplication(), prerenderLanding(webPlugins), compressFiles()],
  // Relay's own entry without its containers of older releases.
  resolve: { alias: [{ find: /^react-relay$/, replacement: 'react-relay/hooks' }] },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    sourcemap: 'hidden',
    manifest: true,
    // Fonts written into the style sheet would be refused by the page's policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: [`${webFolder}index.html`, `${webFolder}landing.html`, `${webFolder}review.html`],
      // Chakra's own theme, which the product does not use, is made by these calls.
      treeshake: { manualPureFunctions: ['createSystem', 'defineConfig', 'mergeConfigs'] },
    },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1_000,
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: {
      '/graphql': { target: serverAddress, ws: true },
      '^/(api|media|livez|readyz|dev|docs)(/|$)': serverAddress,
    },
  },
})
