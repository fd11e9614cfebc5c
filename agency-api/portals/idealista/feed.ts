import type { FeedInfo, FeedAdapter, FeedItem } from '../adapter.ts'
import type { Advert } from '../read-adverts.ts'
import { roundArea, truncate, toPlainText } from '../feed-format.ts'
import { portalTypes } from '../portal-types.ts'

/** idealista's feed v6: a complete JSON snapshot; missing properties are deactivated. */
export const idealista: FeedAdapter = {
  kind: 'feed',
  mime: 'application/json; charset=utf-8',
  fileName: ({ environment }) => `${environment.IDEALISTA_CUSTOMER_CODE ?? ''}.json`,
  render,
  portalIgnoresEmptyFeed: true,
}

async function* render(
  { at, agency, agencyCode }: FeedInfo,
  items: AsyncIterable<FeedItem>,
): AsyncIterable<string> {
  const head = {
    customerCountry: 'Portugal',
    customerCode: agencyCode,
    customerReference: agency.slice(0, 50),
    customerSendDate: at.toISOString().slice(0, 19).replaceAll('-', '/').replace('T', ' '),
  }
  yield `${JSON.stringify(head).slice(0, -1)},"customerProperties":[`
  let isFirst = true
  for await (const { advert } of items) {
    // The format can't express a price on request. Validation rejects such adverts, so that none should occur here.
    if (advert.price === null) continue
    yield (isFirst ? '\n' : ',\n') + JSON.stringify(toFeedProperty(advert, advert.price))
    isFirst = false
  }
  yield '\n]}\n'
}

const maxImages = 200
const maxDescriptionLength = 4000

/** Floors in the feed's notation: a number, `bj` (ground floor), `en` (mezzanine), `st` and `ss` (basements). */
const floorPattern = /^(-[1-2]|[1-9]|[1-5][0-9]|60|bj|en|ss|st)$/
const emailPattern = /^[\w.-]+@([\w-]+\.)+[a-zA-Z]{2,5}$/

/** Converts an advert to a property of the feed, without empty values: idealista rejects empty lists. */
function toFeedProperty(advert: Advert, price: number) {
  const { contact, images } = advert
  const texts = descriptionsOf(advert)
  return {
    propertyCode: String(advert.id),
    propertyReference: truncate(advert.reference, 50),
    propertyOperation: {
      operationType: advert.for_sale ? 'sale' : 'rent',
      operationPrice: Math.max(1, Math.round(price)),
    },
    ...(contact !== null && { propertyContact: contactOf(contact) }),
    propertyAddress: {
      addressVisibility: advert.point.exact ? 'full' : 'hidden',
      ...(advert.town && { addressTown: truncate(advert.town, 50) }),
      addressCountry: 'Portugal',
      ...floorOf(advert.floor),
      addressCoordinatesPrecision: advert.point.exact ? 'exact' : 'moved',
      addressCoordinatesLatitude: advert.point.lat,
      addressCoordinatesLongitude: advert.point.lng,
    },
    propertyFeatures: featuresOf(advert),
    ...(texts.length > 0 && { propertyDescriptions: texts }),
    ...(images.length > 0 && {
      propertyImages: images
        .slice(0, maxImages)
        .map((imageUrl, index) => ({ imageOrder: index + 1, imageUrl })),
    }),
    ...(advert.website && /^https?:\/\//.test(advert.website) && { propertyUrl: advert.website }),
  }
}

function floorOf(text: string | null): { addressFloor?: string } {
  const normalized = (text ?? '').trim().toLowerCase()
  const code = /^(r\/?c|rés|res|0(?!\d)|ground)/.test(normalized)
    ? 'bj'
    : normalized.replace(/[.ºª°]|andar|floor|(?<=\d)(?:st|nd|rd|th)/g, '').trim()
  return floorPattern.test(code) ? { addressFloor: code } : {}
}

/** Each kind accepts its own features; idealista rejects a property with an unsupported one. */
function featuresOf(advert: Advert) {
  const { kind } = advert
  const built = roundArea(advert.gross_area)
  const usable = roundArea(advert.living_area)
  const isUsableSmaller = usable !== undefined && built !== undefined && usable < built
  const isHome = kind === 'apartment' || kind === 'house' || kind === 'farm'
  const isBuilding = isHome || kind === 'office' || kind === 'building'
  const features = {
    featuresType: portalTypes[kind].idealista,
    featuresAreaConstructed: kind === 'land' ? undefined : built,
    // idealista rejects a property whose useful area isn't smaller than its gross area.
    featuresAreaUsable: isUsableSmaller && (isHome || kind === 'office') ? usable : undefined,
    featuresAreaPlot: isHome || kind === 'land' ? roundArea(advert.land_area) : undefined,
    featuresBedroomNumber: isHome ? (advert.bedrooms ?? undefined) : undefined,
    featuresBathroomNumber: isHome || kind === 'office' ? (advert.bathrooms ?? undefined) : undefined,
    featuresBuiltYear: isBuilding ? (advert.year ?? undefined) : undefined,
    featuresEnergyCertificateRating: isBuilding ? energyOf(advert.energy) : undefined,
    featuresLiftAvailable: kind === 'apartment' ? (advert.elevator ?? undefined) : undefined,
  }
  return Object.fromEntries(Object.entries(features).filter(([, value]) => value !== undefined))
}

function energyOf(rating: string | null): string | undefined {
  if (rating === 'Exempt') return 'exempt'
  return rating === 'In Process' ? 'inProcess' : (rating ?? undefined)
}

function descriptionsOf({ description: { en, pt } }: Advert) {
  const texts = [
    { descriptionLanguage: 'portuguese', descriptionText: truncate(toPlainText(pt), maxDescriptionLength) },
    { descriptionLanguage: 'english', descriptionText: truncate(toPlainText(en), maxDescriptionLength) },
  ]
  return texts.filter(({ descriptionText }) => descriptionText !== '')
}

/** Omits a foreign phone number, because its country code can't be separated from the rest. */
function contactOf({ name, email, phone }: NonNullable<Advert['contact']>) {
  const number = (phone ?? '')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+')
    .replace(/^\+?351/, '')
  return {
    contactName: truncate(name, 60),
    ...(emailPattern.test(email) && { contactEmail: email }),
    ...(/^\d{5,12}$/.test(number) && { contactPrimaryPhonePrefix: '351', contactPrimaryPhoneNumber: number }),
  }
}
