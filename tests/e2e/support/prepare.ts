import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ensureBuild } from '../../../lib/launch/build.ts'
import { startAgencyApi } from './agency-api.ts'
import { freePort } from './free-port.ts'

/** Builds what has changed and seeds the sample agency once; every spec file starts from a copy of it (product.ts). */
export default async function prepare() {
  const root = process.cwd()
  await ensureBuild(root, (text) => process.stdout.write(`${text}\n`))
  const template = mkdtempSync(path.join(os.tmpdir(), 'soleira-e2e-'))
  const port = await freePort()
  const api = await startAgencyApi({ root, port, dataDir: template, origin: 'http://localhost', env: {} })
  await api.stop()
  process.env.E2E_TEMPLATE = template
  return () => rmSync(template, { recursive: true, force: true })
}
