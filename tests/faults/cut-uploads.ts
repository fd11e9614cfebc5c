import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { TestDatabase } from '../contract/databases.ts'
import { fileOf, jpegOfSize } from '../contract/photos.ts'
import { createPropertyForm } from '../contract/portfolio.ts'
import { toRequest } from '../contract/test-app.ts'
import { FaultCounter } from './fault.ts'
import { createFaultAgency } from './processes.ts'
import { findOrphanedFiles } from './invariants.ts'

const sentFractions = [0.01, 0.5, 0.99]

/**
 * Closes the connection of photo and attachment uploads after 1 %, 50 % and 99 % of the body. No row and no file is
 * left, and the next upload works.
 */
export async function testCutUploads(kind: TestDatabase['name'], times: number): Promise<FaultCounter> {
  const counter = new FaultCounter()
  const agency = await createFaultAgency(kind)
  const api = await agency.start()
  const { body } = await agency.request(api, 'properties.add', { body: createPropertyForm(agency.typeId) })
  const params = { id: Number(body.property_id) }
  const context = await agency.openContext()
  const photo = fileOf(await jpegOfSize(900_000))
  const countRows = async () => {
    const rows = await Promise.all(
      (['media', 'attachments'] as const).map((table) => context.db.selectFrom(table).select('id').execute()),
    )
    return rows.flat().length
  }
  for (let n = 0; n < times; n += 1)
    await counter.try(`${kind}, upload ${n}`, async () => {
      const [path, init] =
        n % 2 === 0
          ? toRequest('properties.uploadMedia', { params, token: agency.token, body: { file: photo } })
          : toRequest('properties.uploadAttachment', {
              params,
              token: agency.token,
              body: { file: new File([randomBytes(500_000)], 'planta.bin') },
            })
      await uploadPartially(`${api.url}${path}`, init, sentFractions[n % sentFractions.length] ?? 0.5)
      await pause(20)
      const rows = await countRows()
      const files = await findOrphanedFiles(context)
      return rows === 0 && files.length === 0 ? null : `${rows} rows, ${files.length} files without a row`
    })
  await counter.try(`${kind}, a complete upload afterwards`, async () => {
    const { status } = await agency.request(api, 'properties.uploadMedia', {
      params,
      body: { file: photo },
    })
    return status === 201 ? null : `returned ${status}`
  })
  await context.db.destroy()
  await agency.close()
  counter.note = `${times} uploads cut`
  return counter
}

async function uploadPartially(address: string, init: RequestInit, fraction: number): Promise<void> {
  const request = new Request(address, init)
  const bytes = Buffer.from(await request.arrayBuffer())
  const { hostname, port, pathname } = new URL(address)
  const head = [
    `POST ${pathname} HTTP/1.1`,
    `Host: ${hostname}:${port}`,
    ...[...request.headers].map(([name, value]) => `${name}: ${value}`),
    `Content-Length: ${bytes.length}`,
  ]
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  await new Promise((resolve) => socket.write(`${head.join('\r\n')}\r\n\r\n`, resolve))
  await new Promise((resolve) =>
    socket.write(bytes.subarray(0, Math.floor(bytes.length * fraction)), resolve),
  )
  await pause(10)
  socket.destroy()
}
