import { FaultCounter } from './fault.ts'
import { createAgentForm, createFaultAgency } from './processes.ts'

/**
 * A second process on the data directory exits with a message that names the first one's pid, and the first keeps
 * running. After the first is killed, a new process can open the directory.
 */
export async function testSecondProcess(times: number): Promise<FaultCounter> {
  const counter = new FaultCounter()
  const agency = await createFaultAgency('SQLite')
  for (let n = 0; n < times; n += 1)
    await counter.try(`start ${n}`, async () => {
      const first = await agency.start()
      const second = await agency.spawn()
      const exitCode = await second.exit
      if (exitCode !== 1) return `the second ended with ${exitCode}`
      if (!second.output().includes(`in use by process ${first.child.pid}`)) return second.output()
      const { status } = await agency.request(first, 'agents.add', { body: createAgentForm('Primeira') })
      first.child.kill('SIGKILL')
      await first.exit
      return status === 201 ? null : `the first returned ${status}`
    })
  await agency.close()
  return counter
}
