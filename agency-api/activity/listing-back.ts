import { PlaceInput, SeoInput } from '#contract/place.ts'
import type { Kind } from '../listing/kind.ts'
import { listingOwner } from '../listing/owner.ts'
import { readPlace, savePlace } from '../listing/place.ts'
import { readSeo, saveSeo } from '../listing/seo.ts'
import { makeCover, orderMedia, orderVersion } from '../media/arrange.ts'
import { listMedia } from '../media/gallery.ts'
import { versionOf } from '../version.ts'
import { type Former, idOf, photographs, type PutBack, withField } from './field.ts'

/** Puts back what the tabs beside General save; false for a field of none of them. */
export async function putListingBlock(
  asked: Parameters<PutBack>[0],
  kind: Kind,
  { id, field, value }: Pick<Former, 'id' | 'field' | 'value'>,
): Promise<boolean> {
  const { noun } = kind
  if (field === 'location') {
    const ifMatch = versionOf(await readPlace(asked.db, noun, id))
    await savePlace({ ...asked, ifMatch }, kind, id, value === null ? null : PlaceInput.parse(value))
    return true
  }
  if (field.startsWith('seo.')) {
    const seo = await readSeo(asked.db, noun, id)
    const form = SeoInput.parse(withField(seo, field.slice('seo.'.length), value))
    await saveSeo({ ...asked, ifMatch: versionOf(seo) }, noun, id, form)
    return true
  }
  const owner = listingOwner(asked, noun, id)
  if (field === 'media') {
    const ifMatch = orderVersion(await listMedia(asked.db, owner))
    await orderMedia({ ...asked, ifMatch }, owner, photographs(value))
    return true
  }
  if (field === 'cover') {
    await makeCover(asked, owner, idOf(value))
    return true
  }
  return false
}
