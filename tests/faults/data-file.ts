import { renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { FaultCounter } from './fault.ts'
import { createAgentForm, createFaultAgency } from './processes.ts'

/**
 * Moves the SQLite file or its write-ahead log away and back, then deletes it. While it is missing, writes return 503;
 * after the deletion, the process is live but not ready.
 */
export async function testDeletedDataFile(times: number): Promise<FaultCounter> {
  const counter = new FaultCounter()
  for (let n = 0; n < times; n += 1)
    for (const name of ['agency.sqlite', 'agency.sqlite-wal'])
      await counter.try(`${name} deleted`, async () => {
        const agency = await createFaultAgency('SQLite')
        const api = await agency.start()
        const save = async () =>
          (await agency.request(api, 'agents.add', { body: createAgentForm(`Ficheiro ${n}`) })).status
        const saveThree = () => Promise.all([save(), save(), save()])
        const file = path.join(agency.dataDir, name)
        const statuses = [await saveThree()]
        renameSync(file, `${file}.away`)
        statuses.push(await saveThree())
        renameSync(`${file}.away`, file)
        statuses.push(await saveThree())
        rmSync(file)
        statuses.push(await saveThree())
        // Probes are cached for a second.
        await pause(1_100)
        const readyz = (await fetch(`${api.url}/readyz`)).status
        const livez = (await fetch(`${api.url}/livez`)).status
        await agency.close()
        const outcome = `${statuses.join('; ')}; ${readyz}, ${livez}`
        return outcome === '201,201,201; 503,503,503; 201,201,201; 503,503,503; 503, 200' ? null : outcome
      })
  return counter
}
