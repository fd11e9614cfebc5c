import { existsSync } from 'node:fs'
import path from 'node:path'

export type Settings = {
  root: string
  /** Where the dashboard listens. */
  host: string
  port: number
  /** The dashboard's address as its users type it. */
  origin: string
  /** Our own API's port, or null when AGENCY_API_URL names another. */
  apiPort: number | null
  apiUrl: string
  dataDir: string
  demo: boolean
}

/** Reads `.env` (what the shell says wins) and the environment. Throws an Error that names the variable to mend. */
export function readSettings(root: string): Settings {
  const file = path.join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  const env = process.env
  const port = portOf('PORT', 3000)
  const given = env.AGENCY_API_URL ?? ''
  if (given !== '' && !URL.canParse(given)) {
    throw new Error(`AGENCY_API_URL is "${given}"; it must be an address such as https://api.example.com`)
  }
  const apiPort = given === '' ? portOf('AGENCY_API_PORT', 4010) : null
  const demo = apiPort !== null && (env.AGENCY_DEMO ? env.AGENCY_DEMO === '1' : !env.DATABASE_URL)
  return {
    root,
    // The sample agency's passwords are public, so it stays on this machine unless HOST says otherwise.
    host: env.HOST || (demo ? '127.0.0.1' : '0.0.0.0'),
    port,
    origin: env.APP_ORIGIN || `http://localhost:${port}`,
    apiPort,
    apiUrl: apiPort === null ? given : `http://127.0.0.1:${apiPort}`,
    dataDir: path.resolve(root, env.AGENCY_DATA_DIR || '.data/agency'),
    demo,
  }
}

function portOf(name: string, otherwise: number): number {
  const text = process.env[name]
  if (!text) return otherwise
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Error(`${name} is "${text}"; it must be a port from 1 to 65535`)
}
