import { createServer, type Socket } from 'node:net'
import { openMailer } from '../../agency-api/mail/open.ts'
import { enqueueMail } from '../../agency-api/mail/queue.ts'
import { createFaultAgency } from '../faults/processes.ts'
import { listenOnPort } from '../portals/listen.ts'
import { waitUntil } from '../wait-until.ts'

const intervalMs = 100

/** Starts a mail server that receives a mail, but never ends its response: it only sends continuation lines. */
async function startSlowServer() {
  const sockets = new Set<Socket>()
  let receivedCount = 0
  const server = createServer((socket) => {
    sockets.add(socket)
    let continuationTimer: NodeJS.Timeout | undefined
    let received = ''
    socket.once('close', () => {
      clearInterval(continuationTimer)
      sockets.delete(socket)
    })
    socket.on('error', () => undefined)
    socket.write('220 ready\r\n')
    socket.on('data', (data) => {
      const text = data.toString()
      received += text
      if (continuationTimer !== undefined) return
      if (received.endsWith('\r\n.\r\n')) {
        receivedCount += 1
        continuationTimer = setInterval(() => socket.write('250-wait\r\n'), intervalMs)
      } else if (text.startsWith('DATA')) socket.write('354 go on\r\n')
      else if (/^[A-Z]+ /.test(text)) socket.write('250 fine\r\n')
    })
  })
  return {
    url: `smtp://127.0.0.1:${await listenOnPort(server)}`,
    sockets,
    receivedCount: () => receivedCount,
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

let mailServer: Awaited<ReturnType<typeof startSlowServer>>
beforeEach(async () => {
  mailServer = await startSlowServer()
})
afterEach(() => mailServer.close())

const mail = { to: 'client@example.pt', replyTo: 'ana@example.pt', subject: 'Visit', text: 'Tomorrow' }

test('gives up on a mail server that never finishes, and closes its connection', async () => {
  const environment = {
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'a@example.pt',
    AGENCY_DEMO: false,
    dataDir: '/nowhere',
  }
  await expect(openMailer(environment, 1_000).send(mail)).rejects.toThrow()
  expect(mailServer.receivedCount()).toBe(1)
  await waitUntil(() => mailServer.sockets.size === 0, 10_000)
})

test.each(['SQLite', 'PostgreSQL'] as const)(
  'stops accepting requests immediately on SIGTERM while a mail is being sent (%s)',
  async (kind) => {
    const agency = await createFaultAgency(kind)
    try {
      const { db } = await agency.openContext()
      await enqueueMail({ db, now: () => new Date() }, 'reply:1', { kind: 'reply', ...mail })
      await db.destroy()
      const api = await agency.start({ SMTP_URL: mailServer.url })
      await waitUntil(() => mailServer.receivedCount() > 0)
      const startedAt = performance.now()
      api.child.kill('SIGTERM')
      await waitUntil(async () => (await fetch(`${api.url}/livez`).catch(() => null)) === null)
      expect(api.child.exitCode).toBeNull()
      expect(performance.now() - startedAt).toBeLessThan(5_000)
      expect(await api.exit).toBe(0)
    } finally {
      await agency.close()
    }
  },
  60_000,
)
