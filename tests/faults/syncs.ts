import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createAgentForm, createFaultAgency } from './processes.ts'
import { FaultCounter } from './fault.ts'

/**
 * Checks with strace that each SQLite commit is synced before it is acknowledged. Skips PostgreSQL, whose operator
 * configures syncs. Returns the reason if it cannot run.
 */
export async function testSyncs(writes: number): Promise<FaultCounter | string> {
  if (spawnSync('strace', ['-V']).status !== 0) return 'strace is not installed'
  const counter = new FaultCounter()
  const agency = await createFaultAgency('SQLite')
  const log = path.join(agency.dataDir, 'strace.log')
  const api = await agency.start({}, ['strace', '-f', '-o', log, '-e', 'trace=fsync,fdatasync'])
  const countSyncCalls = () =>
    readFileSync(log, 'utf8').match(/(fsync|fdatasync)\(\d+\) += 0|(fsync|fdatasync) resumed>\) += 0/g)
      ?.length ?? 0
  const first = countSyncCalls()
  for (let n = 0; n < writes; n += 1)
    await counter.try(`write ${n}`, async () => {
      const before = countSyncCalls()
      const { status } = await agency.request(api, 'agents.add', { body: createAgentForm(`Agente ${n}`) })
      return status === 201 && countSyncCalls() > before
        ? null
        : `returned ${status} after ${countSyncCalls() - before} syncs`
    })
  counter.note = `${writes} commits, ${countSyncCalls() - first} syncs`
  // strace blocks signals sent to it, so the API is stopped by its own pid.
  process.kill(Number(readFileSync(path.join(agency.dataDir, 'agency.pid'), 'utf8')), 'SIGTERM')
  await api.exit
  await agency.close()
  return counter
}
