import { availableParallelism } from 'node:os'
import { crc32, deflateSync } from 'node:zlib'
import { hashPassword, verifyPassword } from '../../agency-api/accounts/passwords.ts'
import { processImage } from '../../agency-api/media/process-image.ts'

const mb = 1_000_000

async function measureGrowth(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss()
  let peak = before
  const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 5)
  await work()
  clearInterval(timer)
  return Math.max(peak, process.memoryUsage.rss()) - before
}

test('hashes at most one password per core at a time', async () => {
  const stored = await hashPassword('um-lobo-na-praia')
  const flood = () => Promise.all(Array.from({ length: 30 }, (_, n) => verifyPassword(stored, `guess ${n}`)))
  // Each hash takes 20 MB; thirty in parallel would take 600 MB.
  expect(await measureGrowth(flood)).toBeLessThan((availableParallelism() * 20 + 150) * mb)
}, 60_000)

/** Returns a black PNG of `side` × `side` pixels, which decodes to a thousand times its size or more. */
function createBomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const frame = Buffer.alloc(body.length + 8)
    frame.writeUInt32BE(data.length)
    body.copy(frame, 4)
    frame.writeUInt32BE(crc32(body), body.length + 4)
    return frame
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side)
  head.writeUInt32BE(side, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(side * (Math.ceil(side / 8) + 1)))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

test('rejects ten decompression bombs of 196 megapixels before decoding', async () => {
  const image = createBomb(14_000)
  expect(image.length).toBeLessThan(100_000)
  const codes: unknown[] = []
  const grownBytes = await measureGrowth(async () => {
    const attempts = Array.from({ length: 10 }, () => processImage('photo', image))
    for (const outcome of await Promise.allSettled(attempts))
      codes.push(outcome.status === 'rejected' ? outcome.reason.code : 'accepted')
  })
  expect(codes).toEqual(Array(10).fill('IMAGE_TOO_MANY_PIXELS'))
  expect(grownBytes).toBeLessThan(150 * mb)
})

test('accepts a similar image within the limit', async () => {
  await expect(processImage('photo', createBomb(2_000))).resolves.toMatchObject({ width: expect.any(Number) })
})
