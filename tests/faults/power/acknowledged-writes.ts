import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { fileOf } from '../../contract/photos.ts'
import type { ApiProcess } from '../../contract/api-process.ts'
import { createPropertyForm } from '../../contract/portfolio.ts'
import { createAgentForm, type FaultAgency } from '../processes.ts'

/** Writes that the API acknowledged. Times are in milliseconds since the epoch; `at` is that of the response. */
export type AcknowledgedWrites = {
  agents: { id: number; at: number }[]
  prices: { price: number; at: number }[]
  /** `deleteRequestedAt` is infinite for photos that are not deleted. */
  media: { id: number; at: number; deleteRequestedAt: number }[]
  propertyId: number
}

const now = () => performance.timeOrigin + performance.now()

export async function writeAll(
  agency: FaultAgency,
  api: ApiProcess,
  writeCount: number,
): Promise<AcknowledgedWrites> {
  const properties: number[] = []
  for (let n = 0; n < 4; n += 1) {
    const { body } = await agency.request(api, 'properties.add', { body: createPropertyForm(agency.typeId) })
    properties.push(Number(body.property_id))
  }
  const acknowledged: AcknowledgedWrites = {
    agents: [],
    prices: [],
    media: [],
    propertyId: properties[0] ?? 0,
  }
  await Promise.all([
    repeat(writeCount, async (n) => {
      const { status, body } = await agency.request(api, 'agents.add', {
        body: createAgentForm(`Agente ${n}`),
      })
      if (status === 201) acknowledged.agents.push({ id: Number(body.agent_id), at: now() })
    }),
    repeat(writeCount, async (n) => {
      const body = { id: acknowledged.propertyId, block: 'price' as const, value: n + 1 }
      const { status } = await agency.request(api, 'properties.quickChange', { body })
      if (status === 202) acknowledged.prices.push({ price: n + 1, at: now() })
    }),
    // Two concurrent loops, so that the folders of two properties are created at the same time.
    ...[0, 1].map((lane) =>
      repeat(Math.round(writeCount / 8), async (n) => {
        const id = properties[(n + lane) % properties.length] ?? 0
        const options = { params: { id }, body: { file: fileOf(await createPhoto()) } }
        const { status, body } = await agency.request(api, 'properties.uploadMedia', options)
        if (status !== 201) return
        const media_id = Number(Object(body.media).id)
        const photo = { id: media_id, at: now(), deleteRequestedAt: Infinity }
        acknowledged.media.push(photo)
        if (n % 3 !== 0) return
        photo.deleteRequestedAt = now()
        await agency.request(api, 'properties.removeMedia', { params: { id }, body: { media_id } })
      }),
    ),
  ])
  return acknowledged
}

async function repeat(count: number, write: (n: number) => Promise<void>): Promise<void> {
  for (let n = 0; n < count; n += 1) await write(n)
}

function createPhoto(): Promise<Buffer> {
  const raw = { width: 48, height: 32, channels: 3 } as const
  return sharp(randomBytes(48 * 32 * 3), { raw })
    .jpeg()
    .toBuffer()
}
