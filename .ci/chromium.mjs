/** Finds the Chromium that the browser tests run in. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium as bundled } from '@playwright/test'

// The headless shell first: it draws no window around the page, which makes a journey a third shorter.
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The path of a Chromium or Chrome: CHROMIUM_PATH, the system's, or Playwright's own; null when there is none. */
export function chromiumPath() {
  const given = process.env.CHROMIUM_PATH
  if (given) return existsSync(given) ? given : null
  const found = [...places, bundled.executablePath()].find((place) => existsSync(place))
  return found ?? null
}

/** Installs one where that can be done unasked: by apt as root, else into Playwright's own folder. Answers whether there is one now. */
export function installChromium() {
  if (chromiumPath() !== null) return true
  if (process.platform === 'linux' && process.getuid?.() === 0 && run('apt-get', ['--version'])) {
    run('apt-get', ['update', '-qq'])
    for (const name of ['chromium-headless-shell', 'chromium']) if (chromiumPath() === null) install(name)
  }
  if (chromiumPath() === null)
    run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'])
  return chromiumPath() !== null
}

const install = (name) =>
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    DEBIAN_FRONTEND: 'noninteractive',
  })

/** What a headless Chromium needs in a container, and nothing that would call home. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  })
  return status === 0
}
