import { toKyeroEnergy } from '#contract/portal-facts.ts'
import type { FeedAdapter, FeedInfo, FeedItem } from '../adapter.ts'
import {
  formatFeedTime,
  roundArea,
  truncate,
  toPlainText,
  xmlDeclaration,
  renderXml,
  type XmlTree,
} from '../feed-format.ts'
import { portalTypes } from '../portal-types.ts'

const maxImages = 50

/** Kyero XML v3, which many portals read. Each file is a complete snapshot. */
export const kyero: FeedAdapter = {
  kind: 'feed',
  mime: 'application/xml; charset=utf-8',
  fileName: () => 'kyero.xml',
  render,
}

async function* render({ at }: FeedInfo, items: AsyncIterable<FeedItem>): AsyncIterable<string> {
  yield `${xmlDeclaration}<root>\n`
  yield renderXml('kyero', { feed_version: '3', feed_generated: formatFeedTime(at) })
  for await (const item of items) yield renderXml('property', toFeedProperty(item))
  yield '</root>\n'
}

function toFeedProperty({ advert, sentAt }: FeedItem): XmlTree {
  const built = roundArea(advert.gross_area) ?? roundArea(advert.living_area)
  const plot = roundArea(advert.land_area)
  const names = advert.features.en.length > 0 ? advert.features.en : advert.features.pt
  const feature = [...new Set([...(advert.elevator === true ? ['Lift'] : []), ...names])].slice(0, 50)
  return {
    id: String(advert.id),
    // Readers skip an advert whose date hasn't changed.
    date: formatFeedTime(sentAt),
    ref: truncate(advert.reference, 255),
    // `x` means that the price is on request.
    price: advert.price === null ? 'x' : String(Math.round(advert.price)),
    currency: 'EUR',
    price_freq: advert.for_sale ? 'sale' : 'month',
    new_build: advert.is_new ? '1' : '0',
    type: portalTypes[advert.kind].kyero,
    town: truncate(advert.town ?? '', 50),
    province: truncate(advert.province ?? '', 50),
    country: 'Portugal',
    location: { latitude: advert.point.lat, longitude: advert.point.lng },
    location_detail: advert.parish ? truncate(advert.parish, 50) : undefined,
    beds: advert.bedrooms ?? undefined,
    baths: advert.bathrooms ?? undefined,
    pool: /piscina|pool/i.test([...advert.features.en, ...advert.features.pt].join(' ')) ? '1' : '0',
    surface_area: built === undefined && plot === undefined ? undefined : { built, plot },
    // The format has two classes; a Portuguese certificate has one.
    energy_rating:
      advert.energy === null
        ? undefined
        : { consumption: toKyeroEnergy(advert.energy), emissions: toKyeroEnergy(advert.energy) },
    url: advert.website && /^https?:\/\//.test(advert.website) ? { pt: advert.website } : undefined,
    desc: {
      pt: toPlainText(advert.description.pt) || undefined,
      en: toPlainText(advert.description.en) || undefined,
    },
    // The format allows 1 to 50 features; without any, the element must be missing.
    features: feature.length > 0 ? { feature } : undefined,
    images: {
      image: advert.images
        .filter((url) => /\.(gif|jpe?g|png)$/i.test(url))
        .slice(0, maxImages)
        .map((url, index) => ({ '@id': String(index + 1), url })),
    },
  }
}
