import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { root, run, runNode, tools } from './processes.mjs'
import { step } from './terminal.mjs'

const DEBIAN_CHROMIUM = '/usr/bin/chromium'

async function isDebian() {
  const release = await readFile('/etc/os-release', 'utf8').catch(() => '')
  return /^ID=debian$/m.test(release) || /^ID_LIKE=.*debian/m.test(release)
}

async function installFromDebian() {
  const environment = { DEBIAN_FRONTEND: 'noninteractive' }
  const updated = await run('apt-get', ['update'], environment)
  if (updated.code !== 0) return updated
  return run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], environment)
}

/** Whether Playwright's own download lies where Playwright looks for it. */
async function isDownloaded() {
  const { chromium } = await import(pathToFileURL(join(root, 'node_modules/@playwright/test/index.mjs')).href)
  return existsSync(chromium.executablePath())
}

async function download() {
  // Packages of the system can only be added by root; elsewhere most desktops have what Chromium needs.
  const asRoot = process.platform === 'linux' && process.getuid?.() === 0
  return runNode([tools.playwright, 'install', ...(asRoot ? ['--with-deps'] : []), 'chromium'])
}

/** Makes sure there is a Chromium for the journeys: the system's, Debian's package when root, else Playwright's. */
export async function installChromium() {
  if (existsSync(DEBIAN_CHROMIUM) || (await isDownloaded())) return
  const canUsePackages = process.getuid?.() === 0 && (await isDebian())
  await step('Installing Chromium', async () => {
    if (canUsePackages) await installFromDebian()
    // Ubuntu's package is a signpost to a snap that containers cannot run: its wrapper counts only when it works.
    const works = existsSync(DEBIAN_CHROMIUM) && (await run(DEBIAN_CHROMIUM, ['--version', '--no-sandbox'])).code === 0
    return works ? { code: 0, output: '' } : download()
  })
}
