import { existsSync } from 'node:fs'

const DEBIAN_CHROMIUM = '/usr/bin/chromium'

/** How the browser of journeys and benchmarks is started: the system's Chromium where there is one, quiet and alone. */
export const chromiumOptions = () => ({
  ...(existsSync(DEBIAN_CHROMIUM) ? { executablePath: DEBIAN_CHROMIUM } : {}),
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--enable-unsafe-swiftshader',
  ],
})

/** The same for journeys, which stay on no page for long: V8 would optimize code that hardly runs again. */
export function journeyOptions() {
  const { args, ...options } = chromiumOptions()
  return { ...options, args: [...args, '--js-flags=--no-maglev,--no-turbofan,--min-semi-space-size=16'] }
}
