import { answer, type Route } from '../answer.ts'
import {
  addAttachment,
  downloadAttachment,
  listAttachments,
  removeAttachment,
} from '../attachments/attachments.ts'
import { makeCover, orderMedia, orderVersion, togglePlan } from '../media/arrange.ts'
import type { House } from '../house.ts'
import {
  addPhotograph,
  listMedia,
  removeAllMedia,
  removePhotograph,
  replacePhotograph,
} from '../media/gallery.ts'
import { Versioned } from '../version.ts'
import type { ListingNoun } from './kind.ts'
import { listingOwner } from './owner.ts'

const saved = { saved: true }

/** The calls of a kind of listing's photographs, floor plans and attachments. */
export function fileRoutes(noun: ListingNoun): Route[] {
  const owner = (asked: Pick<House, 'now'> & { params: { id: number } }) =>
    listingOwner(asked, noun, asked.params.id)
  return [
    answer(`${noun}.media`, async (asked) => {
      const media = await listMedia(asked.db, owner(asked))
      return new Versioned({ block: { media } }, orderVersion(media))
    }),
    answer(`${noun}.orderMedia`, async (asked) => {
      const version = await orderMedia(asked, owner(asked), asked.body.list)
      return new Versioned(saved, version)
    }),
    answer(`${noun}.uploadMedia`, async (asked) => ({
      media: await addPhotograph(asked, owner(asked), asked.body),
    })),
    answer(`${noun}.replaceMedia`, async (asked) => {
      const { media_id } = asked.params
      return { media: await replacePhotograph(asked, owner(asked), media_id, asked.body.file) }
    }),
    answer(`${noun}.coverMedia`, async (asked) => {
      await makeCover(asked, owner(asked), asked.params.media_id)
      return saved
    }),
    answer(`${noun}.plantMedia`, async (asked) => {
      await togglePlan(asked, owner(asked), asked.params.media_id)
      return saved
    }),
    answer(`${noun}.removeMedia`, async (asked) => {
      const { media_id: id, file_name: file } = asked.body
      await removePhotograph(asked, owner(asked), { id, file })
      return saved
    }),
    answer(`${noun}.removeAllMedia`, async (asked) => {
      await removeAllMedia(asked, owner(asked))
      return saved
    }),
    answer(`${noun}.attachments`, async (asked) => ({
      block: { attachments: await listAttachments(asked.db, owner(asked)) },
    })),
    answer(`${noun}.uploadAttachment`, async (asked) => ({
      attachment: await addAttachment(asked, owner(asked), asked.body.file),
    })),
    answer(`${noun}.removeAttachment`, async (asked) => {
      await removeAttachment(asked, owner(asked), asked.body.attachment_id)
      return saved
    }),
    answer(`${noun}.downloadAttachment`, (asked) =>
      downloadAttachment(asked, owner(asked), asked.params.attachment_id),
    ),
  ]
}
