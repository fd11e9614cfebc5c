import { LocationInput } from '#contract/location.ts'
import { SeoInput } from '#contract/seo.ts'
import { Id } from '#contract/values.ts'
import type { ListingResource } from '../listing/kind.ts'
import { fileOwnerOf } from '../listing/file-owner.ts'
import { readLocation, saveLocation } from '../listing/location.ts'
import { readSeo, saveSeo } from '../listing/seo.ts'
import { setCover, orderMedia } from '../media/arrange.ts'
import { listMedia } from '../media/gallery.ts'
import { orderVersion, versionOf } from '../version.ts'
import { type PreviousValue, parsePhotoIds, type RestoreRequest, withField } from './restore-field.ts'

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
