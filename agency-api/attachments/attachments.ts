import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { AgencyError } from '#contract/errors.ts'
import type { Attachment } from '#contract/media.ts'
import type { Database, Row } from '../db/schema.ts'
import type { House } from '../house.ts'
import { claimed, type Owner } from '../media/gallery.ts'
import { dropFiles, namingFiles, readFile } from '../media/quarantine.ts'
import { contentFits } from './content.ts'
import { attachmentDisposition, splitFileName } from './file-name.ts'

type AttachmentOwner = Owner & { location: 'properties' | 'condominiums' }
type AttachmentRow = Row<'attachments'>

const mostAttachments = 500

/** Attachments of a record, newest first. */
export async function listAttachments(db: Kysely<Database>, owner: AttachmentOwner): Promise<Attachment[]> {
  await owner.open(db)
  const rows = await ofOwner(db, owner).orderBy('created_at', 'desc').orderBy('id', 'desc').execute()
  return rows.map(attachmentOf)
}

/**
 * Stores a file of any type, byte for byte, if it is of the type that it says. A failure leaves no row, and no file in use; a
 * file that is something else is FILE_CONTENT_DIFFERS.
 */
export async function addAttachment(house: House, owner: AttachmentOwner, given: File): Promise<Attachment> {
  await owner.open(house.db)
  const file = randomUUID()
  const path = pathOf(owner, file)
  const { name, extension } = splitFileName(given.name)
  const bytes = await given.bytes()
  if (!(await contentFits(bytes, extension)))
    throw new AgencyError('FILE_CONTENT_DIFFERS', { fields: { file: 'FILE_CONTENT_DIFFERS' } })
  await house.media.put(path, bytes, 'application/octet-stream')
  return namingFiles(house, [path], () =>
    claimed(house, owner, async (tx) => {
      if ((await ofOwner(tx, owner).execute()).length >= mostAttachments)
        throw new AgencyError('MISSING', { fields: { file: `most:${mostAttachments}` } })
      const row = await tx
        .insertInto('attachments')
        .values({
          name,
          extension,
          file,
          location: owner.location,
          owner_id: owner.id,
          size: given.size,
          created_at: house.now().toISOString(),
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      return attachmentOf(row)
    }),
  )
}

/** Deletes one of the owner's attachments; NOT_FOUND for anybody else's. */
export async function removeAttachment(house: House, owner: AttachmentOwner, id: number): Promise<void> {
  const row = await claimed(house, owner, (tx) =>
    tx
      .deleteFrom('attachments')
      .where('id', '=', id)
      .where('location', '=', owner.location)
      .where('owner_id', '=', owner.id)
      .returning('file')
      .executeTakeFirst(),
  )
  if (row === undefined) throw new AgencyError('NOT_FOUND')
  await dropFiles(house.media, [pathOf(owner, row.file)])
}

/** Deletes the rows alone and returns the paths of their files, for `dropFiles` when the transaction has ended. */
export async function deleteAttachmentRows(
  tx: Transaction<Database>,
  owner: AttachmentOwner,
): Promise<string[]> {
  const rows = await tx
    .deleteFrom('attachments')
    .where('location', '=', owner.location)
    .where('owner_id', '=', owner.id)
    .returning('file')
    .execute()
  return rows.map(({ file }) => pathOf(owner, file))
}

/** The file as a download that no browser opens or runs, whatever is in it (docs/security.md U-5). */
export async function downloadAttachment(
  house: House,
  owner: AttachmentOwner,
  id: number,
): Promise<Response> {
  await owner.open(house.db)
  const row = await ofOwner(house.db, owner).where('id', '=', id).executeTakeFirst()
  const found = row === undefined ? null : await readFile(house, pathOf(owner, row.file))
  if (row === undefined || found === null) throw new AgencyError('NOT_FOUND')
  return new Response(found.stream, {
    headers: {
      'content-type': 'application/octet-stream',
      'content-length': String(found.size),
      'content-disposition': attachmentDisposition(row.name, row.extension),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store',
    },
  })
}

/** Below a folder that /media never serves. */
const pathOf = (owner: AttachmentOwner, file: string) => `attachments/${owner.location}/${owner.id}/${file}`

function ofOwner(db: Kysely<Database>, owner: AttachmentOwner) {
  return db
    .selectFrom('attachments')
    .selectAll()
    .where('location', '=', owner.location)
    .where('owner_id', '=', owner.id)
}

function attachmentOf({ id, name, extension, size, created_at }: AttachmentRow): Attachment {
  return { id, name, extension, size, created_at }
}
