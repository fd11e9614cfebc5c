import { answer, type Route } from '../answer.ts'
import {
  addAttachment,
  downloadAttachment,
  listAttachments,
  removeAttachment,
} from '../attachments/attachments.ts'
import { makeCover, orderMedia, orderVersion, togglePlan } from '../media/arrange.ts'
import {
  addPhotograph,
  listMedia,
  removeAllMedia,
  removePhotograph,
  replacePhotograph,
} from '../media/gallery.ts'
import { Versioned } from '../version.ts'
import { propertyOwner } from './owner.ts'

const saved = { saved: true }

export const fileRoutes: Route[] = [
  answer('properties.media', async (asked) => {
    const media = await listMedia(asked.db, propertyOwner(asked, asked.params.id))
    return new Versioned({ block: { media } }, orderVersion(media))
  }),
  answer('properties.orderMedia', async (asked) => {
    const version = await orderMedia(asked, propertyOwner(asked, asked.params.id), asked.body.list)
    return new Versioned(saved, version)
  }),
  answer('properties.uploadMedia', async (asked) => ({
    media: await addPhotograph(asked, propertyOwner(asked, asked.params.id), asked.body.file),
  })),
  answer('properties.replaceMedia', async (asked) => {
    const { id, media_id } = asked.params
    return { media: await replacePhotograph(asked, propertyOwner(asked, id), media_id, asked.body.file) }
  }),
  answer('properties.coverMedia', async (asked) => {
    await makeCover(asked, propertyOwner(asked, asked.params.id), asked.params.media_id)
    return saved
  }),
  answer('properties.plantMedia', async (asked) => {
    await togglePlan(asked, propertyOwner(asked, asked.params.id), asked.params.media_id)
    return saved
  }),
  answer('properties.removeMedia', async (asked) => {
    const { media_id: id, file_name: file } = asked.body
    await removePhotograph(asked, propertyOwner(asked, asked.params.id), { id, file })
    return saved
  }),
  answer('properties.removeAllMedia', async (asked) => {
    await removeAllMedia(asked, propertyOwner(asked, asked.params.id))
    return saved
  }),
  answer('properties.attachments', async (asked) => ({
    block: { attachments: await listAttachments(asked.db, propertyOwner(asked, asked.params.id)) },
  })),
  answer('properties.uploadAttachment', async (asked) => ({
    attachment: await addAttachment(asked, propertyOwner(asked, asked.params.id), asked.body.file),
  })),
  answer('properties.removeAttachment', async (asked) => {
    await removeAttachment(asked, propertyOwner(asked, asked.params.id), asked.body.attachment_id)
    return saved
  }),
  answer('properties.downloadAttachment', (asked) =>
    downloadAttachment(asked, propertyOwner(asked, asked.params.id), asked.params.attachment_id),
  ),
]
