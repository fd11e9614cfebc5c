import { acting } from '../../agency-api/activity/acting.ts'
import { decode } from '../../agency-api/media/decoder.ts'
import { mostBytes } from '../../agency-api/media/develop.ts'
import { createFairQueue } from '../../agency-api/media/fair-queue.ts'
import { inspect } from '../../agency-api/media/inspect.ts'
import { developAvatar, developPhotograph } from '../../agency-api/media/photograph.ts'
import { manyScans, noisyJpeg, noisyTransparentPng } from './hostile-pictures.ts'
import { jpeg, opaquePng, webp } from './photographs.ts'

test('headers tell pixels and scans; pictures within metadata are not counted', async () => {
  const photo = await jpeg(320, 240)
  expect(inspect(photo)).toEqual({ pixels: 320 * 240, scans: 1 })
  expect(inspect(manyScans(70, 640, 480))).toEqual({ pixels: 640 * 480, scans: 70 })
  const thumbnail = Buffer.concat([Buffer.from([0xff, 0xe1, 0, 0]), manyScans(9, 64, 64)])
  thumbnail.writeUInt16BE(thumbnail.length - 2, 2)
  const withThumbnail = Buffer.concat([photo.subarray(0, 2), thumbnail, photo.subarray(2)])
  expect(inspect(withThumbnail)).toEqual({ pixels: 320 * 240, scans: 1 })
  expect(inspect(await opaquePng())).toEqual({ pixels: 300 * 200, scans: 1 })
  expect(inspect(await webp())).toBeNull()
  expect(inspect(photo.subarray(0, 3))).toEqual({ pixels: 0, scans: 0 })
})

describe('a JPEG of 2,600 scans', () => {
  const bomb = manyScans(2_600)

  test('is refused before it is decoded, and one of 60 is not', async () => {
    await expect(developPhotograph(bomb)).rejects.toMatchObject({
      code: 'IMAGE_TOO_COMPLEX',
      fields: { file: 'IMAGE_TOO_COMPLEX' },
    })
    await expect(developAvatar(bomb)).rejects.toMatchObject({ code: 'IMAGE_TOO_COMPLEX' })
    await expect(developPhotograph(manyScans(60, 800, 600))).resolves.toMatchObject({ width: 800 })
  })

  test('that were decoded all the same is given up, while others are decoded', async () => {
    const hostile = expect(decode({ kind: 'photograph', bytes: bomb })).rejects.toMatchObject({
      code: 'IMAGE_TOO_COMPLEX',
    })
    let given = false
    void hostile.then(() => (given = true))
    await expect(developPhotograph(await jpeg())).resolves.toMatchObject({ width: 320 })
    expect(given).toBe(false)
    await hostile
    await expect(developPhotograph(await jpeg())).resolves.toMatchObject({ width: 320 })
  }, 90_000)
})

test.each([
  ['a JPEG', () => noisyJpeg(3_000, 2_000), 'jpg'],
  ['a JPEG of 39 megapixels', () => noisyJpeg(7_200, 5_400, 3), 'jpg'],
  ['a PNG with transparency', () => noisyTransparentPng(3_000, 3_000), 'png'],
])(
  '%s of noise takes no more bytes than a photograph may',
  async (_, make, extension) => {
    const { original, page, card, width, height } = await developPhotograph(await make())
    expect(original.extension).toBe(extension)
    expect(original.bytes.length).toBeLessThanOrEqual(mostBytes.original)
    expect(page.bytes.length).toBeLessThanOrEqual(mostBytes.page)
    expect(card.bytes.length).toBeLessThanOrEqual(mostBytes.card)
    expect(inspect(original.bytes)?.pixels).toBe(width * height)
  },
  90_000,
)

describe('the queue', () => {
  const task = (name: string, order: string[]) => {
    const end = Promise.withResolvers<void>()
    return {
      end: end.resolve,
      run: () => {
        order.push(name)
        return end.promise
      },
    }
  }
  const ticks = () => new Promise((resolve) => setImmediate(resolve))

  test('runs one task of a person at a time and takes turns among people', async () => {
    const order: string[] = []
    const queue = createFairQueue(2)
    const tasks = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) => task(name, order))
    const done = tasks.map(({ run }, at) => queue('aaabcb'.charAt(at), run))
    await ticks()
    expect(order).toEqual(['a1', 'b1'])
    for (const { end } of tasks) {
      end()
      await ticks()
    }
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
    await Promise.all(done)
  })

  test('goes on after a task that fails, and refuses a person who has too many waiting', async () => {
    const queue = createFairQueue(1, 2)
    const first = task('first', [])
    const failing = queue('a', async () => {
      await first.run()
      throw new Error('no')
    })
    const waiting = [queue('a', async () => 1), queue('a', async () => 2)]
    await expect(queue('a', async () => 3)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    const other = queue('b', async () => 4)
    first.end()
    await expect(failing).rejects.toThrow('no')
    expect(await Promise.all([...waiting, other])).toEqual([1, 2, 4])
  })
})

test('a person’s photographs do not keep another person’s waiting', async () => {
  const photo = await noisyJpeg(3_000, 2_000)
  const done: string[] = []
  const upload = (id: number) =>
    acting(
      { actor: { id, name: '' }, client: null, request: null, now: () => new Date() },
      async () => (await developPhotograph(photo), done.push(`person ${id}`)),
    )
  await Promise.all([...Array.from({ length: 6 }, () => upload(1)), upload(2)])
  expect(done.indexOf('person 2')).toBeLessThan(3)
}, 90_000)
