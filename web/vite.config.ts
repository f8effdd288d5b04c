import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import relay from 'vite-plugin-relay-lite'
import { defineConfig, type PluginOption } from 'vite'

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

export default defineConfig({
  root: webFolder,
  plugins: webPlugins(),
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    sourcemap: 'hidden',
    // Fonts written into the style sheet would be refused by the page's policy.
    assetsInlineLimit: 0,
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
