import { fileOf, jpeg } from '../../contract/photos.ts'
import { valueAt, idAt, idsAt, rowsAt } from '../body-values.ts'
import { checkVersions } from '../versions.ts'
import type { ConformanceRun } from '../conformance-run.ts'

/** Calls that need an uploaded photo. */
const photoCalls = [
  'orderMedia',
  'coverMedia',
  'plantMedia',
  'replaceMedia',
  'removeMedia',
  'removeAllMedia',
] as const

export type Listing = 'properties' | 'condominiums'

export async function testFiles(run: ConformanceRun, resource: Listing, id: number): Promise<void> {
  await testPhotos(run, resource, id)
  await testAttachments(run, resource, id)
}

async function testPhotos(run: ConformanceRun, resource: Listing, id: number) {
  const params = { id }
  const readMedia = async () => {
    const result = await run.expectSuccess(`${resource}.media`, { params })
    return rowsAt(result?.body, 'block.media')
  }
  const coverIdsOf = (rows: unknown[]) =>
    rows.filter((row) => valueAt(row, 'cover') === 1).map((row) => idAt(row, 'id'))
  for (const width of [320, 330, 340])
    await run.expectSuccess(`${resource}.uploadMedia`, { params, body: { file: fileOf(await jpeg(width)) } })
  await run.expectError(
    `${resource}.uploadMedia`,
    { params, body: { file: fileOf(Buffer.from('not an image'), 'note.txt', 'text/plain') } },
    { status: 415, code: 'FILE_TYPE_NOT_ALLOWED', when: 'with a file that is not an image' },
  )
  const rows = await readMedia()
  const [first, second, third] = idsAt({ rows }, 'rows')
  if (first === undefined || second === undefined || third === undefined)
    return run.skip(
      photoCalls.map((call) => `${resource}.${call}` as const),
      'the run could not upload photos',
    )
  run.check(
    `${resource}.uploadMedia`,
    coverIdsOf(rows).join() === String(first),
    'does not make the first photo the cover',
  )
  const isOrderSaved = await checkVersions(
    run,
    { call: `${resource}.media`, options: { params } },
    {
      call: `${resource}.orderMedia`,
      save: { params, body: { list: [third, second, first] } },
      outdatedSave: { params, body: { list: [second, third, first] } },
    },
  )
  if (isOrderSaved) {
    const order = idsAt({ rows: await readMedia() }, 'rows').join()
    run.check(`${resource}.orderMedia`, order === [third, second, first].join(), 'does not store the order')
  }
  await run.expectSuccess(`${resource}.coverMedia`, { params: { id, media_id: second } })
  const coverIds = coverIdsOf(await readMedia())
  run.check(
    `${resource}.coverMedia`,
    coverIds.join() === String(second),
    'does not make the photo the only cover',
  )
  for (const plant of [1, 0]) {
    await run.expectSuccess(`${resource}.plantMedia`, { params: { id, media_id: third } })
    const marked = (await readMedia()).find((row) => idAt(row, 'id') === third)
    run.check(`${resource}.plantMedia`, valueAt(marked, 'plant') === plant, 'does not toggle the floor plan')
  }
  const file = fileOf(await jpeg(400))
  await run.expectSuccess(`${resource}.replaceMedia`, { params: { id, media_id: first }, body: { file } })
  await run.expectSuccess(`${resource}.removeMedia`, { params, body: { media_id: second } })
  const remaining = await readMedia()
  const isRemoved = !idsAt({ rows: remaining }, 'rows').includes(second)
  run.check(`${resource}.removeMedia`, isRemoved, 'does not remove the photo')
  run.check(`${resource}.removeMedia`, coverIdsOf(remaining).length === 1, 'does not leave exactly one cover')
  await run.expectSuccess(`${resource}.removeAllMedia`, { params })
  run.check(`${resource}.removeAllMedia`, (await readMedia()).length === 0, 'leaves photos behind')
}

async function testAttachments(run: ConformanceRun, resource: Listing, id: number) {
  const params = { id }
  const text = 'An attachment of the conformance suite.'
  const file = new File([text], 'conformance.txt', { type: 'text/plain' })
  await run.expectSuccess(`${resource}.uploadAttachment`, { params, body: { file } })
  const result = await run.expectSuccess(`${resource}.attachments`, { params })
  const [attachment] = idsAt(result?.body, 'block.attachments')
  if (attachment === undefined)
    return run.skip(
      [`${resource}.downloadAttachment`, `${resource}.removeAttachment`],
      'the run could not upload an attachment',
    )
  const download = await run.expectSuccess(`${resource}.downloadAttachment`, {
    params: { id, attachment_id: attachment },
  })
  if (download !== null)
    run.check(`${resource}.downloadAttachment`, download.body === text, 'does not return the uploaded file')
  await run.expectSuccess(`${resource}.removeAttachment`, { params, body: { attachment_id: attachment } })
  const remaining = await run.expectSuccess(`${resource}.attachments`, { params })
  if (remaining !== null)
    run.check(
      `${resource}.removeAttachment`,
      !idsAt(remaining.body, 'block.attachments').includes(attachment),
      'does not remove the attachment',
    )
}

export async function readFiles(run: ConformanceRun, resource: Listing, id: number): Promise<void> {
  const params = { id }
  await run.expectSuccess(`${resource}.media`, { params })
  const result = await run.expectSuccess(`${resource}.attachments`, { params })
  const [attachment] = idsAt(result?.body, 'block.attachments')
  if (attachment === undefined) run.skip([`${resource}.downloadAttachment`], 'the record has no attachment')
  else
    await run.expectSuccess(`${resource}.downloadAttachment`, { params: { id, attachment_id: attachment } })
}
