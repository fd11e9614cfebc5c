import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startPostgres, stopPostgres } from '../contract/postgres.ts'
import { runDuringLoad, simulateOutage } from './database-outage.ts'
import { FaultCounter } from './fault.ts'
import { createFaultAgency } from './processes.ts'

/**
 * Restarts a PostgreSQL server, suspends the server with SIGSTOP, and kills a backend with SIGKILL, which makes
 * PostgreSQL restart all backends. The API survives, responds with 503 in time, and recovers.
 */
export async function testServerOutages(times: number): Promise<FaultCounter> {
  const counter = new FaultCounter()
  const postgres = await startPostgres()
  const sharedUrl = process.env.TEST_DATABASE_URL
  process.env.TEST_DATABASE_URL = postgres.url
  try {
    const agency = await createFaultAgency('PostgreSQL')
    const api = await agency.start()
    const setup = { agency, api }
    const signal = (name: NodeJS.Signals) => {
      for (const pid of findServerPids(postgres.folder)) process.kill(pid, name)
    }
    for (let n = 0; n < times; n += 1) {
      await counter.try('server restarted', () =>
        runDuringLoad(setup, async () => {
          const [postmaster = 0] = findServerPids(postgres.folder)
          process.kill(postmaster, 'SIGINT')
          await waitForExit(postmaster)
          await postgres.server.start()
        }),
      )
      await counter.try('backend killed', () =>
        runDuringLoad(setup, async () => {
          const backend = findServerPids(postgres.folder).at(-1)
          if (backend === undefined) throw new Error('PostgreSQL is not running.')
          process.kill(backend, 'SIGKILL')
          await pause(1_000)
        }),
      )
      await counter.try('server frozen by SIGSTOP', () =>
        runDuringLoad(setup, () =>
          simulateOutage(
            setup,
            () => signal('SIGSTOP'),
            () => signal('SIGCONT'),
          ),
        ),
      )
    }
    await agency.close()
  } finally {
    if (sharedUrl === undefined) delete process.env.TEST_DATABASE_URL
    else process.env.TEST_DATABASE_URL = sharedUrl
    await stopPostgres(postgres)
  }
  return counter
}

function findServerPids(folder: string): number[] {
  const [postmaster = ''] = readFileSync(path.join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')
  const { stdout } = spawnSync('pgrep', ['-P', postmaster], { encoding: 'utf8' })
  return [postmaster, ...(stdout.match(/\d+/g) ?? [])].map(Number)
}

async function waitForExit(pid: number): Promise<void> {
  for (;;) {
    try {
      process.kill(pid, 0)
    } catch {
      return
    }
    await pause(50)
  }
}
