import sharp from 'sharp'
import { eachDatabase } from './databases.ts'
import { type TestClient, createTestClient, errorOf } from './test-client.ts'
import {
  decompressionBomb,
  fileOf,
  gif,
  jpeg,
  opaquePng,
  svg,
  phonePhoto,
  transparentPng,
  webp,
  readWebpSize,
  jpegOfSize,
} from './photos.ts'
import { insertKeyItem, addProperty } from './portfolio.ts'

let photo: Buffer
beforeAll(async () => {
  photo = await jpeg()
})

eachDatabase((database) => {
  let client: TestClient
  let flatType: number
  let id: number

  beforeAll(async () => {
    client = await createTestClient(database)
    flatType = await insertKeyItem(database.db(), 'types', 'Flat', 'Apartamento')
  })
  beforeEach(async () => {
    id = await addProperty(client, flatType)
  })

  const listPhotos = async () => (await client.call('properties.media', { params: { id } })).block.media
  const upload = async (file = fileOf(photo)) => {
    const { media } = await client.call('properties.uploadMedia', { params: { id }, body: { file } })
    if (media === undefined) throw new Error('The upload returned no photo')
    return media
  }
  const fetchStored = async (file: string | null) => {
    const response = await client.app.request(`/media/properties/${id}/${file}`)
    expect(response.status).toBe(200)
    return Buffer.from(await response.arrayBuffer())
  }
  const countFiles = async () => (await client.context.media.list(`properties/${id}`)).length
  const listCovers = async () =>
    (await listPhotos()).filter(({ cover }) => cover === 1).map((item) => item.id)
  const setCover = (media_id: number) => client.call('properties.coverMedia', { params: { id, media_id } })
  const toggleFloorPlan = (media_id: number) =>
    client.call('properties.plantMedia', { params: { id, media_id } })
  const remove = (media_id: number) =>
    client.call('properties.removeMedia', { params: { id }, body: { media_id } })

  describe('photo upload', () => {
    test('rotates a phone photo upright and strips its location', async () => {
      const sent = await phonePhoto()
      expect((await sharp(sent).metadata()).exif?.includes('Dono da Casa')).toBe(true)
      const media = await upload(fileOf(sent))
      expect(media).toMatchObject({ width: 3000, height: 4000, extension: 'jpg', cover: 1, plant: 0 })

      const original = await fetchStored(media.file)
      const { width, height, exif, orientation, space } = await sharp(original).metadata()
      expect({ width, height, exif, orientation, space }).toEqual({
        width: 3000,
        height: 4000,
        space: 'srgb',
      })
      const { data, info } = await sharp(original).raw().toBuffer({ resolveWithObject: true })
      // The red components of pixels in the middle of the first row and of the last.
      expect(data[(info.width / 2) * 3]).toBeGreaterThan(150)
      expect(data[data.length - (info.width / 2) * 3]).toBeLessThan(90)

      const smaller = await Promise.all([media.page, media.card, media.small, media.thumb].map(fetchStored))
      expect(smaller.map((bytes) => readWebpSize(bytes).width)).toEqual([1600, 640, 320, 128])
      for (const saved of [original, ...smaller])
        for (const trace of ['Exif', 'GPS', 'Dono da Casa', 'Telefone'])
          expect(saved.includes(trace)).toBe(false)
      expect(media.blur).toMatch(/^data:image\/webp;base64,/)
      expect(media.blur?.length).toBeLessThan(300)
    })

    test('stores a transparent PNG as PNG and an opaque one as JPEG, neither enlarged', async () => {
      const transparent = await upload(fileOf(await transparentPng(), 'logo.png', 'image/png'))
      expect(transparent).toMatchObject({ extension: 'png', width: 900, height: 600 })
      expect((await sharp(await fetchStored(transparent.file)).metadata()).hasAlpha).toBe(true)
      expect(readWebpSize(await fetchStored(transparent.page)).width).toBe(900)
      const opaque = await upload(fileOf(await opaquePng(), 'plan.png', 'image/png'))
      expect(opaque).toMatchObject({ extension: 'jpg', width: 300 })
      expect(readWebpSize(await fetchStored(opaque.card)).width).toBe(300)
    })

    test('accepts 1,999,999 bytes but not 2,000,000, and strips data after the image', async () => {
      const media = await upload(fileOf(await jpegOfSize(1_999_999)))
      expect((await fetchStored(media.file)).includes('script')).toBe(false)
      expect(await errorOf(upload(fileOf(await jpegOfSize(2_000_000))))).toEqual({
        code: 'FILE_TOO_LARGE',
        status: 413,
        fields: { file: 'file' },
      })
      const oversized = client.call('properties.uploadMedia', {
        params: { id },
        body: { file: fileOf(await jpegOfSize(2_200_000)) },
        headers: { 'content-length': '2200200' },
      })
      expect(await errorOf(oversized)).toMatchObject({ code: 'FILE_TOO_LARGE', status: 413 })
    })

    test('rejects other files and oversized or truncated photos without leaving files', async () => {
      const png = 'image/png'
      const completePng = await transparentPng()
      const notAllowed = { code: 'FILE_TYPE_NOT_ALLOWED', status: 415 }
      const unreadable = { code: 'FILE_UNREADABLE', status: 422, fields: { file: 'FILE_UNREADABLE' } }
      const cases: [string, File, object][] = [
        ['SVG named .png', fileOf(svg(), 'a.png', png), notAllowed],
        ['GIF named .jpg', fileOf(await gif()), notAllowed],
        ['WebP named .jpg', fileOf(await webp()), notAllowed],
        ['HTML named .jpg', fileOf(Buffer.from('<!doctype html><script>1</script>')), notAllowed],
        ['SVG with its own type', fileOf(svg(), 'a.svg', 'image/svg+xml'), notAllowed],
        [
          'a decompression bomb',
          fileOf(await decompressionBomb(), 'a.png', png),
          { code: 'IMAGE_TOO_MANY_PIXELS', status: 422 },
        ],
        ['half a JPEG', fileOf(photo.subarray(0, photo.length / 2)), unreadable],
        [
          'a PNG without its end',
          fileOf(completePng.subarray(0, completePng.length - 40), 'a.png', png),
          unreadable,
        ],
        [
          'JPEG by its first bytes only',
          fileOf(Buffer.concat([photo.subarray(0, 4), Buffer.alloc(999)])),
          unreadable,
        ],
        [
          'an empty file',
          fileOf(Buffer.alloc(0)),
          { code: 'FILE_EMPTY', status: 422, fields: { file: 'FILE_EMPTY' } },
        ],
      ]
      for (const [name, file, expected] of cases)
        expect([name, await errorOf(upload(file))]).toMatchObject([name, expected])
      expect([await listPhotos(), await countFiles()]).toEqual([[], 0])
    })

    test('stores no file for a missing property or one with the maximum number of photos', async () => {
      const at = new Date().toISOString()
      const row = {
        location: 'properties' as const,
        owner_id: id,
        extension: 'jpg',
        width: 1,
        height: 1,
        size: 1,
      }
      const rows = Array.from({ length: 500 }, (_, n) => ({ ...row, file: `${n}.jpg`, created_at: at }))
      await database.db().insertInto('media').values(rows).execute()
      expect(await errorOf(upload())).toMatchObject({ status: 422, fields: { file: 'most:500' } })
      expect(await countFiles()).toBe(0)
      id = 4711
      expect(await errorOf(upload())).toMatchObject({ code: 'NOT_FOUND' })
      expect(await countFiles()).toBe(0)
    })
  })

  describe('photos of one batch', () => {
    const uploadToBatch = async (place: number, batch = 'chosen-together') => {
      const body = { file: fileOf(photo), batch, place }
      const { media } = await client.call('properties.uploadMedia', { params: { id }, body })
      if (media === undefined) throw new Error('The upload returned no photo')
      return media.id
    }
    const listIds = async () => (await listPhotos()).map((item) => item.id)

    test('keep the order of selection, whatever order they arrive in; the first is the cover', async () => {
      const [third, first, second] = [await uploadToBatch(2), await uploadToBatch(0), await uploadToBatch(1)]
      expect(await listIds()).toEqual([first, second, third])
      expect(await listCovers()).toEqual([first])
    })

    test('follow the stored photos; a retried one takes its position in the batch', async () => {
      const [stored, other] = [(await upload()).id, (await upload()).id]
      await remove(stored)
      const [a, c] = [await uploadToBatch(0), await uploadToBatch(2)]
      const alone = (await upload()).id
      expect(await listIds()).toEqual([other, a, c, alone])
      const b = await uploadToBatch(1)
      expect(await listIds()).toEqual([other, a, b, c, alone])
      expect(await listCovers()).toEqual([other])
      const later = await uploadToBatch(0, 'chosen-afterwards')
      expect(await listIds()).toEqual([other, a, b, c, alone, later])
    })

    test('keep a cover and order chosen during the upload', async () => {
      const [b, c] = [await uploadToBatch(1), await uploadToBatch(2)]
      await setCover(c)
      await client.call('properties.orderMedia', { params: { id }, body: { list: [c, b] } })
      const a = await uploadToBatch(0)
      expect(await listCovers()).toEqual([c])
      expect(await listIds()).toEqual([c, a, b])
    })
  })

  describe('cover', () => {
    test('is the first photo, can be changed, and moves to the next on delete', async () => {
      const [a, b, c] = [await upload(), await upload(), await upload()]
      expect(await listCovers()).toEqual([a.id])
      await setCover(c.id)
      expect(await listCovers()).toEqual([c.id])
      await remove(c.id)
      expect(await listCovers()).toEqual([a.id])
      await remove(a.id)
      expect(await listCovers()).toEqual([b.id])
      await remove(b.id)
      expect(await listCovers()).toEqual([])
      expect(await countFiles()).toBe(0)
    })

    test('never moves to a floor plan automatically, but can be set to one', async () => {
      const [a, b] = [await upload(), await upload()]
      await toggleFloorPlan(b.id)
      await remove(a.id)
      expect(await listCovers()).toEqual([])
      const c = await upload()
      expect(await listCovers()).toEqual([c.id])
      await toggleFloorPlan(c.id)
      expect(await listCovers()).toEqual([c.id])
      await toggleFloorPlan(b.id)
      expect((await listPhotos()).find((item) => item.id === b.id)?.plant).toBe(0)
      await setCover(c.id)
      expect(await listCovers()).toEqual([c.id])
      await upload()
      expect(await listCovers()).toEqual([c.id])
    })

    test('moves to the next when it becomes a floor plan', async () => {
      const [a, b] = [await upload(), await upload()]
      await toggleFloorPlan(a.id)
      expect(await listCovers()).toEqual([b.id])
    })

    test('remains unique under concurrent uploads and choices', async () => {
      const uploaded = await Promise.all(Array.from({ length: 6 }, () => upload()))
      expect(await listCovers()).toHaveLength(1)
      expect(new Set((await listPhotos()).map((item) => item.id)).size).toBe(6)
      await Promise.all([...uploaded, ...uploaded, ...uploaded].map((photo) => setCover(photo.id)))
      expect(await listCovers()).toHaveLength(1)
      await Promise.all(uploaded.slice(0, 5).map((photo) => remove(photo.id)))
      expect(await listCovers()).toHaveLength(1)
    })

    test('is returned on the card and in the form', async () => {
      const media = await upload()
      await upload()
      const { properties } = await client.call('properties.list', { query: { itemsPerPage: 100 } })
      expect(properties.find((property) => property.id === id)).toMatchObject({
        cover: media,
        media_count: 2,
      })
      const { block } = await client.call('properties.general', { params: { id } })
      expect(block).toMatchObject({ cover: media, media_count: 2 })
    })
  })

  test('reorders photos and appends one uploaded in the meantime', async () => {
    const [a, b, c] = [await upload(), await upload(), await upload()]
    const order = (ids: number[]) =>
      client.call('properties.orderMedia', { params: { id }, body: { list: ids } })
    await order([c.id, a.id])
    expect((await listPhotos()).map((item) => item.id)).toEqual([c.id, a.id, b.id])
    expect(await listCovers()).toEqual([a.id])
    for (const wrong of [[a.id, a.id], [4711]])
      expect(await errorOf(order(wrong))).toMatchObject({ status: 422, fields: { list: 'invalid' } })
  })

  test('replaces a photo in place and deletes its files', async () => {
    const [a, b] = [await upload(), await upload()]
    const file = fileOf(await jpeg(500, 400))
    const params = { id, media_id: a.id }
    const { media } = await client.call('properties.replaceMedia', { params, body: { file } })
    expect(media).toMatchObject({ id: a.id, cover: 1, width: 500 })
    expect(media?.file).not.toBe(a.file)
    expect((await listPhotos()).map((item) => item.id)).toEqual([a.id, b.id])
    expect((await client.app.request(`/media/properties/${id}/${a.file}`)).status).toBe(404)
    // Each photo has an original and four variants.
    expect(await countFiles()).toBe(10)
    const bad = client.call('properties.replaceMedia', { params, body: { file: fileOf(await gif()) } })
    expect(await errorOf(bad)).toMatchObject({ code: 'FILE_TYPE_NOT_ALLOWED' })
    expect(await countFiles()).toBe(10)
  })

  test('deletes by file name for the upload widget, only within the property', async () => {
    const media = await upload()
    const other = await addProperty(client, flatType)
    const removeByFileName = (propertyId: number, file_name: string) =>
      client.call('properties.removeMedia', { params: { id: propertyId }, body: { file_name } })
    const foreign = { params: { id: other }, body: { media_id: media.id } }
    expect(await errorOf(client.call('properties.removeMedia', foreign))).toMatchObject({ status: 404 })
    expect(await errorOf(setCover(4711))).toMatchObject({ code: 'NOT_FOUND' })
    for (const name of [media.file, '../../agency.sqlite', '..%2f..%2fx', 'a\0b', media.card ?? ''])
      expect(await errorOf(removeByFileName(other, name))).toMatchObject({ code: 'NOT_FOUND' })
    expect(await errorOf(client.call('properties.removeMedia', { params: { id }, body: {} }))).toMatchObject({
      fields: { media_id: 'required' },
    })
    await removeByFileName(id, media.file)
    expect([await listPhotos(), await countFiles()]).toEqual([[], 0])
  })

  test('deletes all photos at once, and with the property', async () => {
    await upload()
    await upload()
    await client.call('properties.removeAllMedia', { params: { id } })
    expect([await listPhotos(), await countFiles()]).toEqual([[], 0])
    await upload()
    await client.call('properties.remove', { params: { id } })
    expect(await countFiles()).toBe(0)
  })
})
