import { LocationInput } from '#contract/location.ts'
import { SeoInput } from '#contract/seo.ts'
import { Id } from '#contract/values.ts'
import { z } from 'zod'
import type { Actor } from '../accounts/bearer.ts'
import type { AppContext } from '../app-context.ts'
import type { ListingResource } from '../db/schema.ts'
import { fileOwnerOf } from '../listing/files.ts'
import { readLocation, saveLocation } from '../listing/location.ts'
import { readSeo, saveSeo } from '../listing/seo.ts'
import { setCover, orderMedia } from '../media/arrange.ts'
import { listMedia } from '../media/gallery.ts'
import { orderVersion, versionOf } from '../version.ts'

type PreviousValue = {
  id: number
  field: string
  value: unknown
  /** A property's reference, or the kind of a key item. */
  reference: string | null
}

export type RestoreRequest = AppContext & { actor: Actor; httpRequest: Request }

/** Restores a field's previous value. Throws PreconditionFailed, and the errors of saving the record's form. */
export type RestoreField = (request: RestoreRequest, previous: PreviousValue) => Promise<unknown>

/** Returns the form's values with one field changed. The path `i18n.title.pt` names a nested value. */
export function withField<T extends object>(form: T, field: string, value: unknown): T {
  const [first = '', ...rest] = field.split('.')
  const inner: unknown = Reflect.get(form, first)
  const nested = typeof inner === 'object' && inner !== null ? inner : {}
  return { ...form, [first]: rest.length === 0 ? value : withField(nested, rest.join('.'), value) }
}

/** Parses the ids of a recorded order of photos. */
export const parsePhotoIds = (value: unknown): number[] =>
  z
    .array(z.object({ id: z.number() }))
    .parse(value ?? [])
    .map(({ id }) => id)

/** Restores the fields saved by tabs other than General; returns false for any other field. */
export async function restoreListingBlock(
  request: RestoreRequest,
  resource: ListingResource,
  { id, field, value }: Pick<PreviousValue, 'id' | 'field' | 'value'>,
): Promise<boolean> {
  if (field === 'location') {
    const ifMatch = versionOf(await readLocation(request.db, resource, id))
    const location = value === null ? null : LocationInput.parse(value)
    await saveLocation({ ...request, ifMatch }, resource, id, location)
    return true
  }
  if (field.startsWith('seo.')) {
    const seo = await readSeo(request.db, resource, id)
    const form = SeoInput.parse(withField(seo, field.slice('seo.'.length), value))
    await saveSeo({ ...request, ifMatch: versionOf(seo) }, resource, id, form)
    return true
  }
  const owner = fileOwnerOf(request, resource, id)
  if (field === 'media') {
    const ifMatch = orderVersion(await listMedia(request.db, owner))
    await orderMedia({ ...request, ifMatch }, owner, parsePhotoIds(value))
    return true
  }
  if (field === 'cover') {
    await setCover(request, owner, Id.parse(value))
    return true
  }
  return false
}
