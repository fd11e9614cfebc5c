import { createDiskStore } from '../../agency-api/media/disk-store.ts'
import { sweepOrphans } from '../../agency-api/media/sweep.ts'
import { eachDatabase } from './databases.ts'
import { type TestClient, createTestClient, errorOf } from './test-client.ts'
import { fileOf, jpeg, opaquePng } from './photos.ts'
import { insertKeyItem, addProperty } from './portfolio.ts'

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

  const attach = async (bytes: string | Buffer, name: string, type = 'application/pdf') => {
    const file = fileOf(Buffer.from(bytes), name, type)
    const { attachment } = await client.call('properties.uploadAttachment', {
      params: { id },
      body: { file },
    })
    if (attachment === undefined) throw new Error('The upload returned no attachment')
    return attachment
  }
  const download = (attachment_id: number, propertyId = id) =>
    client.request('properties.downloadAttachment', { params: { id: propertyId, attachment_id } })
  const listAttachments = async () =>
    (await client.call('properties.attachments', { params: { id } })).block.attachments
  const countFiles = async () => (await client.context.media.list(`attachments/properties/${id}`)).length

  describe('attachments', () => {
    test('of any type are returned byte for byte, newest first', async () => {
      const first = await attach('%PDF-1.7', 'Caderneta predial.pdf')
      const second = await attach(Buffer.from([0, 1, 2, 255]), 'dados')
      expect(await listAttachments()).toEqual([second, first])
      expect(first).toMatchObject({ name: 'Caderneta predial', extension: 'pdf', size: 8 })
      expect(second).toMatchObject({ name: 'dados', extension: '' })
      expect(Buffer.from(await (await download(second.id)).arrayBuffer())).toEqual(
        Buffer.from([0, 1, 2, 255]),
      )
    })

    test('are served as downloads that browsers do not execute, whatever their type', async () => {
      for (const [name, type] of [
        ['page.html', 'text/html'],
        ['drawing.svg', 'image/svg+xml'],
        ['mixed.pdf', 'text/html;image/png'],
      ] as const) {
        const signature = name.endsWith('.pdf') ? '%PDF-1.7 ' : ''
        const { id: attachment } = await attach(`${signature}<script>alert(1)</script>`, name, type)
        const { status, headers } = await download(attachment)
        expect(status).toBe(200)
        expect(headers.get('content-type')).toBe('application/octet-stream')
        expect(headers.get('x-content-type-options')).toBe('nosniff')
        expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'")
        expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
        expect(headers.get('content-disposition')).toMatch(/^attachment; /)
      }
    })

    test('keep their name, without path segments and misleading characters', async () => {
      const contents: Partial<Record<string, string | Buffer>> = { pdf: '%PDF-', png: await opaquePng() }
      const cases: [string, string, string][] = [
        ['Licença nº 12 "final".pdf', 'Licença nº 12 "final"', 'pdf'],
        ['../../etc/passwd', 'passwd', ''],
        ['C:\\temp\\planta.PNG', 'planta', 'png'],
        ['invoice\u202Efdp.exe', 'invoicefdp', 'exe'],
        ['.htaccess', '.htaccess', ''],
        [`${'ã'.repeat(300)}.pdf`, 'ã'.repeat(120), 'pdf'],
      ]
      for (const [provided, name, extension] of cases)
        expect(await attach(contents[extension] ?? 'x', provided)).toMatchObject({ name, extension })
      const { id: attachment } = await attach('%PDF-', 'Licença (2).pdf')
      expect((await download(attachment)).headers.get('content-disposition')).toBe(
        `attachment; filename="Licenca (2).pdf"; filename*=UTF-8''Licen%C3%A7a%20%282%29.pdf`,
      )
    })

    test('are rejected if their content reveals another type than their name', async () => {
      const png = await opaquePng()
      const zip = Buffer.from('504b0506000000000000000000000000000000000000', 'hex')
      const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])
      const accepted: [string, string | Buffer][] = [
        ['planta.png', png],
        ['planta.jpg.zip', zip],
        ['contrato.docx', zip],
        ['lista.csv', 'BMW;MZ;1'],
        ['lista.txt', Buffer.from('\ufeffárea', 'utf16le')],
        ['scan.pdf', `\n\n%PDF-1.4`],
        ['programa.exe', program],
        ['antigo.bak', png],
        ['sem nome', png],
      ]
      for (const [name, bytes] of accepted) await attach(bytes, name)
      const rejected: [string, string | Buffer][] = [
        ['planta.jpg', png],
        ['planta.png', 'x'],
        ['scan.pdf', png],
        ['contrato.docx', png],
        ['lista.csv', png],
        ['antigo.bak', program],
        ['foto.jpg', program],
      ]
      for (const [name, bytes] of rejected)
        expect([name, await errorOf(attach(bytes, name))]).toMatchObject([
          name,
          { code: 'FILE_CONTENT_DIFFERS', status: 415 },
        ])
      expect([(await listAttachments()).length, await countFiles()]).toEqual([
        accepted.length,
        accepted.length,
      ])
    })

    test('may have 1,999,999 bytes but not 2,000,000', async () => {
      await attach(Buffer.alloc(1_999_999, 7), 'a.bin')
      const tooLarge = attach(Buffer.alloc(2_000_000, 7), 'a.bin')
      expect(await errorOf(tooLarge)).toMatchObject({ code: 'FILE_TOO_LARGE', status: 413 })
      expect([(await listAttachments()).length, await countFiles()]).toEqual([1, 1])
    })

    test('of another property are not found', async () => {
      const { id: attachment_id } = await attach('%PDF-', 'a.pdf')
      const other = await addProperty(client, flatType)
      expect((await download(attachment_id, other)).status).toBe(404)
      const removal = { params: { id: other }, body: { attachment_id } }
      expect(await errorOf(client.call('properties.removeAttachment', removal))).toMatchObject({
        status: 404,
      })
      expect(await countFiles()).toBe(1)
    })

    test('are deleted individually and with the property', async () => {
      const { id: attachment_id } = await attach('%PDF-', 'a.pdf')
      await attach('%PDF-', 'b.pdf')
      await client.call('properties.removeAttachment', { params: { id }, body: { attachment_id } })
      expect([(await listAttachments()).length, await countFiles()]).toEqual([1, 1])
      await client.call('properties.remove', { params: { id } })
      expect(await countFiles()).toBe(0)
    })
  })

  describe('public photo URLs', () => {
    test('are cached forever and return 304 on revalidation', async () => {
      const file = fileOf(await jpeg())
      const { media } = await client.call('properties.uploadMedia', { params: { id }, body: { file } })
      const url = `/media/properties/${id}/${media?.file}`
      const { headers } = await client.app.request(url)
      expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'image/jpeg',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'cross-origin',
        etag: `"${media?.file}"`,
      })
      const again = await client.app.request(url, {
        headers: { 'if-none-match': `"x", W/${headers.get('etag')}` },
      })
      expect([again.status, await again.text()]).toEqual([304, ''])
      const head = await client.app.request(url, { method: 'HEAD' })
      expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
        200,
        headers.get('content-length'),
        '',
      ])
    })

    test('never serve an attachment or anything outside the folder', async () => {
      await attach('%PDF-', 'a.pdf')
      const [stored] = await client.context.media.list(`attachments/properties/${id}`)
      const name = stored?.path.split('/').at(-1)
      for (const url of [
        `/media/${stored?.path}`,
        `/media/properties/${id}/${name}`,
        `/media/attachments/${id}/${name}.jpg`,
        `/media/properties/..%2fattachments%2fproperties%2f${id}/${name}`,
        `/media/properties/${id}/..%2f..%2f..%2fagency.sqlite`,
        `/media/properties/${id}/%2e%2e%2f%2e%2e%2fagency.sqlite`,
        `/media/users/1/00000000-0000-0000-0000-000000000000.jpg`,
        `/media/properties/${id}/00000000-0000-0000-0000-000000000000.svg`,
      ])
        expect([url, (await client.app.request(url)).status]).toEqual([url, 404])
      await expect(client.context.media.get('../agency.sqlite')).rejects.toThrow(RangeError)
    })
  })

  test('rejects files on a nearly full disk and leaves no partial file', async () => {
    const full = createDiskStore(`${database.dataDir}/media`, Number.MAX_SAFE_INTEGER)
    const put = full.put(`properties/${id}/a.jpg`, await jpeg())
    await expect(put).rejects.toMatchObject({ code: 'STORAGE_FULL', status: 507 })
    expect([await full.list(`properties/${id}`), await full.list('incoming')]).toEqual([[], []])
  })

  test('quarantines only unreferenced files, after an hour', async () => {
    const file = fileOf(await jpeg())
    await client.call('properties.uploadMedia', { params: { id }, body: { file } })
    await attach('%PDF-', 'a.pdf')
    const { media, db } = client.context
    // Moves files that earlier tests left behind.
    await sweepOrphans({ db, media, now: () => new Date(Date.now() + 7_200_000) })
    const unreferencedName = '0b7c0a34-0000-4000-8000-000000000000'
    await media.put(`properties/${id}/${unreferencedName}.jpg`, await jpeg())
    await media.put(`attachments/properties/${id}/${unreferencedName}`, Buffer.from('x'))
    const sweep = (ms: number) =>
      sweepOrphans({ db, media, now: () => new Date(Date.now() + ms) }).then(({ quarantined }) => quarantined)
    expect([await sweep(0), await sweep(7_200_000)]).toEqual([0, 2])
    // The photo and its four variants.
    expect([(await media.list(`properties/${id}`)).length, await countFiles()]).toEqual([5, 1])
  })
})
