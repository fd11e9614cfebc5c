import { randomUUID } from 'node:crypto'
import { AgencyError } from '#contract/errors.ts'
import type { Attachment } from '#contract/media.ts'
import { normalizeUnicode, stripMarks } from '#contract/normalize.ts'
import { createFairQueue } from '#contract/fair-queue.ts'
import type { Db, ListingResource } from '../db/schema.ts'
import { currentActorContext } from '../activity/actor-context.ts'
import type { AppContext } from '../app-context.ts'
import { withOwnerLock, type FileOwner } from '../media/gallery.ts'
import { quarantineFiles, withNewFiles, readFile } from '../media/quarantine.ts'
import { contentMatchesExtension } from './content.ts'

type AttachmentOwner = FileOwner & { location: ListingResource }

const maxAttachments = 500

/** Each queued file takes up to `limits.uploadBytes` of memory. */
const queueUpload = createFairQueue({ concurrency: 4 })

/** Lists a record's attachments, newest first. */
export async function listAttachments(db: Db, owner: AttachmentOwner): Promise<Attachment[]> {
  await owner.requireEditable(db)
  return attachmentsOf(db, owner).orderBy('created_at', 'desc').orderBy('id', 'desc').execute()
}

/**
 * Stores a file of any type byte for byte. Throws FILE_CONTENT_DIFFERS if the contents don't match the extension,
 * MISSING (invalid input) if the record already has 500 attachments, and TOO_MANY_REQUESTS when the user has queued too
 * many uploads. Quarantines the stored file if the transaction fails.
 */
export async function addAttachment(
  context: AppContext,
  owner: AttachmentOwner,
  upload: File,
): Promise<Attachment> {
  await owner.requireEditable(context.db)
  return queueUpload(currentActorContext().actor?.id, async () => {
    const { name, extension } = splitFileName(upload.name)
    const bytes = await upload.bytes()
    if (!(await contentMatchesExtension(bytes, extension)))
      throw new AgencyError('FILE_CONTENT_DIFFERS', { fields: { file: 'FILE_CONTENT_DIFFERS' } })
    const file = randomUUID()
    const path = pathOf(owner, file)
    await context.media.put(path, bytes)
    const { location, id: owner_id } = owner
    const row = { name, extension, file, location, owner_id, size: upload.size }
    return withNewFiles(context, [path], () =>
      withOwnerLock(context.db, owner, async (tx) => {
        if ((await attachmentsOf(tx, owner).execute()).length >= maxAttachments)
          throw new AgencyError('MISSING', { fields: { file: `most:${maxAttachments}` } })
        return tx
          .insertInto('attachments')
          .values({ ...row, created_at: context.now().toISOString() })
          .returningAll()
          .executeTakeFirstOrThrow()
      }),
    )
  })
}

/** Deletes one of the record's attachments. Throws NOT_FOUND for one of another record. */
export async function removeAttachment(context: AppContext, owner: AttachmentOwner, id: number) {
  const row = await withOwnerLock(context.db, owner, (tx) =>
    tx
      .deleteFrom('attachments')
      .where('id', '=', id)
      .where('location', '=', owner.location)
      .where('owner_id', '=', owner.id)
      .returning('file')
      .executeTakeFirst(),
  )
  if (row === undefined) throw new AgencyError('NOT_FOUND')
  await quarantineFiles(context.media, [pathOf(owner, row.file)])
}

/** Returns the file as a download that browsers neither open nor run (docs/security.md U-5). */
export async function downloadAttachment(context: AppContext, owner: AttachmentOwner, id: number) {
  await owner.requireEditable(context.db)
  const row = await attachmentsOf(context.db, owner).where('id', '=', id).executeTakeFirst()
  const file = row === undefined ? null : await readFile(context, pathOf(owner, row.file))
  if (row === undefined || file === null) throw new AgencyError('NOT_FOUND')
  return new Response(file.stream, {
    headers: {
      'content-type': 'application/octet-stream',
      'content-length': String(file.size),
      'content-disposition': attachmentDisposition(row.name, row.extension),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store',
    },
  })
}

/** Returns a path in a folder that /media never serves. */
const pathOf = (owner: AttachmentOwner, file: string) => `attachments/${owner.location}/${owner.id}/${file}`

function attachmentsOf(db: Db, owner: AttachmentOwner) {
  return db
    .selectFrom('attachments')
    .selectAll()
    .where('location', '=', owner.location)
    .where('owner_id', '=', owner.id)
}

/** Control, bidirectional and other invisible characters, which make a name look like another. */
const controlCharacters = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu
const maxNameLength = 120

/** Sanitises a file name: no folders or invisible characters, at most 120 characters and an extension in lower case. */
function splitFileName(name: string): { name: string; extension: string } {
  const base =
    normalizeUnicode(name.toWellFormed()).replace(controlCharacters, '').split(/[/\\]/).at(-1)?.trim() ?? ''
  const [, stem = base, extension = ''] = /^(.+)\.([A-Za-z0-9]{1,10})$/.exec(base) ?? []
  return {
    name: [...stem].slice(0, maxNameLength).join('').trim() || 'file',
    extension: extension.toLowerCase(),
  }
}

/** Returns the Content-Disposition of a download (RFC 6266): an ASCII name for old clients, the real one in UTF-8. */
function attachmentDisposition(name: string, extension: string): string {
  const fileName = extension === '' ? name : `${name}.${extension}`
  const asciiName = stripMarks(fileName).replace(/[^ -~]|["\\%]/g, '_')
  const encodedName = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${asciiName}"; filename*=UTF-8''${encodedName}`
}
