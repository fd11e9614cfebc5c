import type { Environment } from '../../environment.ts'
import type { Advert } from '../read-adverts.ts'
import { portalTypes } from '../portal-types.ts'

/** Builds the complete advert; the portal accepts no partial updates. */
export function toPayload({ IMOVIRTUAL_SITE }: Pick<Environment, 'IMOVIRTUAL_SITE'>, advert: Advert) {
  const { contact, youtube_id } = advert
  return {
    site_urn: IMOVIRTUAL_SITE,
    category_urn: categoryOf(advert),
    title: advert.title.pt,
    description: advert.description.pt,
    // 0 means "on request".
    price: { value: advert.price ?? 0, currency: 'EUR' },
    location: { lat: advert.point.lat, lon: advert.point.lng, exact: advert.point.exact },
    images: advert.images.map((url) => ({ url })),
    market: advert.is_new ? 'primary' : 'secondary',
    attributes: attributesOf(advert),
    ...(youtube_id !== null && { movie_url: `https://www.youtube.com/watch?v=${youtube_id}` }),
    ...(contact !== null && {
      contact: {
        name: contact.name,
        email: contact.email,
        ...phoneOf(contact.phone),
        ...(contact.photo !== null && { photo: contact.photo }),
      },
    }),
    custom_fields: { id: String(advert.id), reference_id: advert.reference },
  }
}

/** Returns an advert's attributes by the portal's names. */
export function attributesOf(advert: Advert) {
  const landArea = areaOf(advert.land_area)
  const values = {
    'net-area-m2': areaOf(advert.living_area) ?? (advert.kind === 'land' ? landArea : null),
    'gross-area-m2': areaOf(advert.gross_area),
    'terrain-area-m2': landArea,
    'number-of-rooms': roomCountOf(advert.bedrooms),
    'number-of-bathrooms': advert.bathrooms ? `urn:concept:${advert.bathrooms}` : null,
    'construction-year': advert.year,
    energy_certificate: energyOf(advert.energy),
    characteristics: advert.elevator === true ? 'urn:concept:lift' : null,
  }
  return Object.entries(values).flatMap(([name, value]) =>
    value === null ? [] : [{ urn: `urn:concept:${name}`, value: String(value) }],
  )
}

const areaOf = (area: number | null) => (area === null || area < 1 ? null : Math.round(area))

/** The portal accepts 1 to 10 and `more`; a studio counts as one room. */
function roomCountOf(bedrooms: number | null): string | null {
  if (bedrooms === null) return null
  return bedrooms > 10 ? 'urn:concept:more' : `urn:concept:${Math.max(1, bedrooms)}`
}

function energyOf(rating: string | null): string | null {
  if (rating === null) return null
  const word = rating.toLowerCase().replace('+', 'plus').replace('-', 'minus').replace(' ', '-')
  return `urn:concept:${word}`
}

/** Omits numbers that don't have 7 to 14 digits, as the portal requires. */
function phoneOf(phone: string | null): { phone?: string } {
  const digits = (phone ?? '').replace(/\D/g, '')
  return digits.length >= 7 && digits.length <= 14 ? { phone: digits } : {}
}

/** Returns the category of an advert. Single rooms are rent only and have their own category. */
export function categoryOf({ kind, for_sale }: Pick<Advert, 'kind' | 'for_sale'>): string {
  if (kind === 'room') return 'urn:concept:rooms-for-rent'
  return `urn:concept:${portalTypes[kind].imovirtual}-for-${for_sale ? 'sale' : 'rent'}`
}
