import { existsSync } from 'node:fs'
import path from 'node:path'

export type Settings = ReturnType<typeof readSettings>

/** Reads `.env` and the environment, which takes precedence. Throws an Error that names the invalid variable. */
export function readSettings(root: string) {
  const file = path.join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  const env = process.env
  const port = readPort('PORT', 3000)
  const url = env.AGENCY_API_URL ?? ''
  if (url !== '' && !URL.canParse(url)) {
    throw new Error(`AGENCY_API_URL is "${url}"; it must be a URL such as https://api.example.com`)
  }
  const apiPort = url === '' ? readPort('AGENCY_API_PORT', 4010) : null
  const isDemo = apiPort !== null && (env.AGENCY_DEMO ? env.AGENCY_DEMO === '1' : !env.DATABASE_URL)
  return {
    root,
    // The sample agency's passwords are public, so other machines can't connect unless HOST is set.
    host: env.HOST || (isDemo ? '127.0.0.1' : '0.0.0.0'),
    port,
    origin: env.APP_ORIGIN || `http://localhost:${port}`,
    /** Our own API's port, or null if AGENCY_API_URL names another API. */
    apiPort,
    apiUrl: apiPort === null ? url : `http://127.0.0.1:${apiPort}`,
    dataDir: path.resolve(root, env.AGENCY_DATA_DIR || '.data/agency'),
    isDemo,
  }
}

function readPort(name: string, defaultPort: number): number {
  const text = process.env[name]
  if (!text) return defaultPort
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Error(`${name} is "${text}"; it must be a port from 1 to 65535`)
}
