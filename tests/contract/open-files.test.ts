import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { maxSocketsFor } from '#contract/connection-limits.ts'
import { findFreePort } from '../e2e/support/free-port.ts'

/** Runs a module with a limit on open files. `ended` and `output` resolve once it has exited. */
async function runLimited(openFiles: number, source: string) {
  const child = spawn(
    'sh',
    [
      '-c',
      `ulimit -n ${openFiles}; exec "$@"`,
      'sh',
      process.execPath,
      '--no-warnings',
      '--input-type=module',
    ],
    { stdio: ['pipe', 'pipe', 'pipe'] },
  )
  child.stdin.end(source)
  const ended = once(child, 'exit')
  const output = Promise.all([text(child.stdout), text(child.stderr)])
  return { child, ended, output }
}

const toModulePath = (name: string) => JSON.stringify(path.resolve(name))

test('fails the upload, but not the process, when no decoder can be started', async () => {
  const { ended, output } = await runLimited(
    128,
    `import { openSync } from 'node:fs'
    import { decode } from ${toModulePath('agency-api/media/decoder.ts')}
    const open = []
    try { for (;;) open.push(openSync('/dev/null')) } catch {}
    const error = await decode('photo', new Uint8Array(9)).catch((error) => error)
    await new Promise((resolve) => setTimeout(resolve, 100))
    process.stdout.write(String(error.code))`,
  )
  const [code] = await ended
  expect([code, (await output)[0]]).toEqual([0, 'EMFILE'])
})

test('limits sockets so that file descriptors remain for other uses', async () => {
  expect([Infinity, 4_096, 1_024, 256].map(maxSocketsFor)).toEqual([2_048, 2_048, 768, 128])
  const port = await findFreePort()
  const { child, ended } = await runLimited(
    128,
    `import { createServer } from 'node:http'
    import { limitConnections } from ${toModulePath('lib/contract/connection-limits.ts')}
    const server = createServer((request, response) => response.end(process.pid + ''))
    limitConnections(server)
    server.listen(${port}, '127.0.0.1', () => process.stdout.write('listening'))`,
  )
  await once(child.stdout, 'data')
  // From another address than the request below, because each address may open only half of the sockets.
  const sockets = Array.from({ length: 150 }, () =>
    connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' }).on('error', () => undefined),
  )
  try {
    await Promise.all(sockets.map((socket) => Promise.race([once(socket, 'connect'), once(socket, 'close')])))
    const response = await fetch(`http://127.0.0.1:${port}`)
    expect(response.status).toBe(200)
  } finally {
    for (const socket of sockets) socket.destroy()
    child.kill()
    await ended
  }
})
