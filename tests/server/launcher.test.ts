import { jest } from '@jest/globals'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { prepareFakePortal } from '../../lib/launch/fake-portal.ts'
import { keepRunning } from '../../lib/launch/restart-on-exit.ts'
import { findAvailablePort, type LaunchedProcess, startProcess } from '../../lib/launch/start-process.ts'
import { listenOnPort } from '../portals/listen.ts'

const startScript = (code: string): LaunchedProcess =>
  startProcess({ name: 'The agency API', args: ['-e', code], cwd: process.cwd(), env: process.env })

test('restarts a process that ends, until the launcher is stopping', async () => {
  const lines: string[] = []
  const restarted = Promise.withResolvers<LaunchedProcess>()
  let isStopping = false
  const result = keepRunning(startScript('process.exit(3)'), {
    firstDelayMs: 10,
    start: () => {
      const child = startScript('setInterval(() => {}, 1000)')
      restarted.resolve(child)
      return child
    },
    isStopping: () => isStopping,
    onLine: (line) => lines.push(line),
  })
  const child = await restarted.promise
  expect(lines).toEqual(['The agency API ended (exit code 3); restarting it in 0.01 s.'])
  isStopping = true
  await child.stop()
  expect(await result).toBeNull()
})

test('gives up on a process that keeps failing and prints its output', async () => {
  const startFailing = () => startScript("console.error('no database'); process.exitCode = 1")
  const lines: string[] = []
  const message = await keepRunning(startFailing(), {
    firstDelayMs: 1,
    start: startFailing,
    isStopping: () => false,
    onLine: (line) => lines.push(line),
  })
  expect(lines).toHaveLength(5)
  expect(message).toBe('The agency API ended 6 times in a row (exit code 1).\nno database')
})

test('gives a process DRAIN_SECONDS more to stop before killing it', async () => {
  const setTimer = jest.spyOn(globalThis, 'setTimeout')
  process.env.DRAIN_SECONDS = '5'
  try {
    await startScript('setInterval(() => {}, 1000)').stop()
    expect(setTimer).toHaveBeenCalledWith(expect.any(Function), 13_000)
  } finally {
    delete process.env.DRAIN_SECONDS
    setTimer.mockRestore()
  }
})

test('replaces a port in use with a free one', async () => {
  const listener = createServer()
  const port = await listenOnPort(listener)
  const other = await findAvailablePort(port, '127.0.0.1')
  expect(other).not.toBe(port)
  expect(other).toBeGreaterThan(0)
  listener.close()
  await once(listener, 'close')
  expect(await findAvailablePort(port, '127.0.0.1')).toBe(port)
})

test('chooses different ports for the fake portals of two launchers that start at the same time', async () => {
  const prepare = (apiPort: number) =>
    prepareFakePortal(
      {
        root: process.cwd(),
        host: '127.0.0.1',
        port: 3000,
        origin: 'http://localhost:3000',
        apiPort,
        apiUrl: `http://127.0.0.1:${apiPort}`,
        dataDir: '.data/agency',
        isDemo: true,
      },
      () => {},
    )
  // Neither fake portal is listening yet.
  const first = await prepare(45_110)
  const second = await prepare(45_111)
  expect(first?.dashboardSettings).not.toEqual(second?.dashboardSettings)
})
