import { fileOf, jpeg } from '../../contract/photographs.ts'
import { at, idAt, idsAt, rowsAt } from '../reading.ts'
import { tryVersions } from '../versions.ts'
import type { Walk } from '../walk.ts'

export type Listing = 'properties' | 'condominiums'

/** Photographs and attachments of a record of ours. */
export async function files(walk: Walk, noun: Listing, id: number): Promise<void> {
  await photographs(walk, noun, id)
  await attachments(walk, noun, id)
}

async function photographs(walk: Walk, noun: Listing, id: number) {
  const params = { id }
  const media = async () => {
    const came = await walk.try(`${noun}.media`, { params })
    return rowsAt(came?.body, 'block.media')
  }
  const coverOf = (rows: unknown[]) =>
    rows.filter((row) => at(row, 'cover') === 1).map((row) => idAt(row, 'id'))
  for (const width of [320, 330, 340])
    await walk.try(`${noun}.uploadMedia`, { params, body: { file: fileOf(await jpeg(width)) } })
  await walk.refused(
    `${noun}.uploadMedia`,
    { params, body: { file: fileOf(Buffer.from('no picture'), 'note.txt', 'text/plain') } },
    { status: 415, code: 'FILE_TYPE_NOT_ALLOWED', when: 'with a file that is no picture' },
  )
  const rows = await media()
  const [first, second, third] = idsAt({ rows }, 'rows')
  const rest = [
    'orderMedia',
    'coverMedia',
    'plantMedia',
    'replaceMedia',
    'removeMedia',
    'removeAllMedia',
  ] as const
  if (first === undefined || second === undefined || third === undefined)
    return walk.skip(
      rest.map((call) => `${noun}.${call}` as const),
      'there are no photographs of its own',
    )
  walk.check(
    `${noun}.uploadMedia`,
    coverOf(rows).join() === String(first),
    'does not make the first the cover',
  )
  await tryVersions(
    walk,
    { call: `${noun}.media`, sent: { params } },
    {
      call: `${noun}.orderMedia`,
      saves: [
        { params, body: { list: [third, second, first] } },
        { params, body: { list: [second, third, first] } },
      ],
    },
  )
  const order = idsAt({ rows: await media() }, 'rows').join()
  walk.check(`${noun}.orderMedia`, order === [third, second, first].join(), 'does not keep the order')
  await walk.try(`${noun}.coverMedia`, { params: { id, media_id: second } })
  const covers = coverOf(await media())
  walk.check(
    `${noun}.coverMedia`,
    covers.join() === String(second),
    `makes ${covers.length} photographs the cover`,
  )
  for (const plant of [1, 0]) {
    await walk.try(`${noun}.plantMedia`, { params: { id, media_id: third } })
    const marked = (await media()).find((row) => idAt(row, 'id') === third)
    walk.check(`${noun}.plantMedia`, at(marked, 'plant') === plant, 'does not go to and fro')
  }
  const file = fileOf(await jpeg(400))
  await walk.try(`${noun}.replaceMedia`, { params: { id, media_id: first }, body: { file } })
  await walk.try(`${noun}.removeMedia`, { params, body: { media_id: second } })
  const left = await media()
  const gone = !idsAt({ rows: left }, 'rows').includes(second)
  walk.check(`${noun}.removeMedia`, gone, 'does not remove the photograph')
  walk.check(`${noun}.removeMedia`, coverOf(left).length === 1, 'leaves the record without its one cover')
  await walk.try(`${noun}.removeAllMedia`, { params })
  walk.check(`${noun}.removeAllMedia`, (await media()).length === 0, 'leaves photographs behind')
}

async function attachments(walk: Walk, noun: Listing, id: number) {
  const params = { id }
  const text = 'An attachment of the conformance suite.'
  const file = new File([text], 'conformance.txt', { type: 'text/plain' })
  await walk.try(`${noun}.uploadAttachment`, { params, body: { file } })
  const came = await walk.try(`${noun}.attachments`, { params })
  const [attachment] = idsAt(came?.body, 'block.attachments')
  if (attachment === undefined)
    return walk.skip(
      [`${noun}.downloadAttachment`, `${noun}.removeAttachment`],
      'there is no attachment of its own',
    )
  const download = await walk.try(`${noun}.downloadAttachment`, { params: { id, attachment_id: attachment } })
  if (download !== null)
    walk.check(`${noun}.downloadAttachment`, download.body === text, 'is not the file that was sent')
  await walk.try(`${noun}.removeAttachment`, { params, body: { attachment_id: attachment } })
  const left = await walk.try(`${noun}.attachments`, { params })
  if (left !== null)
    walk.check(
      `${noun}.removeAttachment`,
      !idsAt(left.body, 'block.attachments').includes(attachment),
      'does not remove the attachment',
    )
}

/** What can be read of a record that is not ours. */
export async function readFiles(walk: Walk, noun: Listing, id: number): Promise<void> {
  const params = { id }
  await walk.try(`${noun}.media`, { params })
  const came = await walk.try(`${noun}.attachments`, { params })
  const [attachment] = idsAt(came?.body, 'block.attachments')
  if (attachment === undefined) walk.skip([`${noun}.downloadAttachment`], 'the record has no attachment')
  else await walk.try(`${noun}.downloadAttachment`, { params: { id, attachment_id: attachment } })
}
