// Starts the dashboard's production build, configured by the environment only: `node lib/launch/dashboard.ts`.
import { globSync } from 'node:fs'
import path from 'node:path'
import next from 'next'
import { logConsole } from './console-log.ts'
import { createDashboardServer } from './dashboard-server.ts'
import { readDashboardSettings } from './dashboard-settings.ts'

const root = path.resolve(import.meta.dirname, '../..')

try {
  const { PORT: port, HOST: host, APP_ORIGIN, isTrustedProxy } = readDashboardSettings(process.env)
  // For the origin check (same-origin.ts).
  process.env.PORT = String(port)
  const files = globSync('.next/static/**/*', { cwd: root })
  logConsole()
  const app = next({ dir: root, dev: false, hostname: host, port })
  await app.prepare()
  const server = createDashboardServer(app.getRequestHandler(), {
    origin: APP_ORIGIN ?? `http://localhost:${port}`,
    files: new Set(files.map((file) => `/_${file.slice(1).replaceAll('\\', '/')}`)),
    isTrustedProxy,
  })
  server.once('error', fail)
  server.listen(port, host)
} catch (error) {
  fail(error)
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
