import { runWithActor } from '../../agency-api/activity/actor-context.ts'
import { decode } from '../../agency-api/media/decoder.ts'
import { maxStoredBytes } from '../../agency-api/media/render-photo.ts'
import { processImage, readImageHeaders } from '../../agency-api/media/process-image.ts'
import { createJpegWithScans, noisyJpeg, noisyTransparentPng } from './hostile-images.ts'
import { jpeg, opaquePng, webp } from './photos.ts'

test('counts pixels and scans from headers, ignoring images within metadata', async () => {
  const photo = await jpeg(320, 240)
  expect(readImageHeaders(photo)).toEqual({ pixels: 320 * 240, scans: 1 })
  expect(readImageHeaders(createJpegWithScans(70, 640, 480))).toEqual({ pixels: 640 * 480, scans: 70 })
  const thumbnail = Buffer.concat([Buffer.from([0xff, 0xe1, 0, 0]), createJpegWithScans(9, 64, 64)])
  thumbnail.writeUInt16BE(thumbnail.length - 2, 2)
  const withThumbnail = Buffer.concat([photo.subarray(0, 2), thumbnail, photo.subarray(2)])
  expect(readImageHeaders(withThumbnail)).toEqual({ pixels: 320 * 240, scans: 1 })
  expect(readImageHeaders(await opaquePng())).toEqual({ pixels: 300 * 200, scans: 1 })
  expect(readImageHeaders(await webp())).toBeNull()
  expect(readImageHeaders(photo.subarray(0, 3))).toEqual({ pixels: 0, scans: 0 })
})

describe('JPEG with 2,600 scans', () => {
  const bomb = createJpegWithScans(2_600)

  test('is rejected before decoding, and one with 60 is not', async () => {
    await expect(processImage('photo', bomb)).rejects.toMatchObject({
      code: 'IMAGE_TOO_COMPLEX',
      fields: { file: 'IMAGE_TOO_COMPLEX' },
    })
    await expect(processImage('avatar', bomb)).rejects.toMatchObject({ code: 'IMAGE_TOO_COMPLEX' })
    await expect(processImage('photo', createJpegWithScans(60, 800, 600))).resolves.toMatchObject({
      width: 800,
    })
  })

  test('is aborted during decoding while others are decoded', async () => {
    const hostile = expect(decode('photo', bomb)).rejects.toMatchObject({
      code: 'IMAGE_TOO_COMPLEX',
    })
    let isRefused = false
    void hostile.then(() => (isRefused = true))
    await expect(processImage('photo', await jpeg())).resolves.toMatchObject({ width: 320 })
    expect(isRefused).toBe(false)
    await hostile
    await expect(processImage('photo', await jpeg())).resolves.toMatchObject({ width: 320 })
  }, 90_000)
})

test.each([
  ['a JPEG', () => noisyJpeg(3_000, 2_000), 'jpg'],
  ['a JPEG of 39 megapixels', () => noisyJpeg(7_200, 5_400, 3), 'jpg'],
  ['a PNG with transparency', () => noisyTransparentPng(3_000, 3_000), 'png'],
])(
  'stores %s of noise within the size limits of photos',
  async (_, createImage, extension) => {
    const { original, page, card, width, height } = await processImage('photo', await createImage())
    expect(original.extension).toBe(extension)
    expect(original.bytes.length).toBeLessThanOrEqual(maxStoredBytes.original)
    expect(page.bytes.length).toBeLessThanOrEqual(maxStoredBytes.page)
    expect(card.bytes.length).toBeLessThanOrEqual(maxStoredBytes.card)
    expect(readImageHeaders(original.bytes)?.pixels).toBe(width * height)
  },
  90_000,
)

describe("one user's photos", () => {
  const finishedUploads: string[] = []
  beforeEach(() => finishedUploads.splice(0))
  const upload = (id: number, photo: Uint8Array) =>
    runWithActor(
      { actor: { id, name: '' }, client: null, requestId: null, now: () => new Date() },
      async () => {
        await processImage('photo', photo)
        finishedUploads.push(`user ${id}`)
      },
    )

  test("do not delay another user's photo", async () => {
    const photo = await noisyJpeg(3_000, 2_000)
    await Promise.all([...Array.from({ length: 6 }, () => upload(1, photo)), upload(2, photo)])
    expect(finishedUploads.indexOf('user 2')).toBeLessThan(3)
  }, 90_000)

  test("do not delay another user's large photo", async () => {
    const photo = await noisyJpeg(3_000, 2_000)
    const large = await jpeg(4_500, 4_000)
    const firstUserPhotos = [photo, photo, large, photo, photo, large, large]
    await Promise.all([...firstUserPhotos.map((image) => upload(1, image)), upload(2, large)])
    expect(finishedUploads.indexOf('user 2')).toBeLessThan(3)
  }, 90_000)
})
