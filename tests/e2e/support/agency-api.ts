import path from 'node:path'
import { waitUntilReady, type LaunchedProcess } from '../../../lib/launch/start-process.ts'
import { startApi } from '../../../lib/launch/processes.ts'

type ApiOptions = {
  root: string
  port: number
  dataDir: string
  origin: string
  env: Record<string, string>
}

export async function startAgencyApi({
  root,
  port,
  dataDir,
  origin,
  env,
}: ApiOptions): Promise<LaunchedProcess> {
  const apiUrl = `http://127.0.0.1:${port}`
  const settings = { root, host: '127.0.0.1', port: 0, origin, apiPort: port, apiUrl, dataDir, isDemo: true }
  const api = startApi(settings, { mode: 'start' }, () => {}, { ...env, ...clockEnv(root) })
  try {
    await waitUntilReady(api, `${apiUrl}/readyz`, 300_000)
  } catch (error) {
    await api.stop()
    throw error
  }
  return api
}

export function clockEnv(root: string): Record<string, string> {
  return { NODE_OPTIONS: `--import=${path.join(root, 'tests/e2e/support/clock.mjs')}` }
}
