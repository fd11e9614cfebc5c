import type { FeedAdapter, FeedInfo, FeedItem } from '../adapter.ts'
import {
  formatFeedTime,
  roundArea,
  toPlainText,
  xmlDeclaration,
  renderXml,
  type XmlTree,
} from '../feed-format.ts'
import { portalTypes } from '../portal-types.ts'

/**
 * JamesEdition's feed. Experimental: only old and second-hand documentation exists. Required elements are present even
 * if empty. The root element is the one in live feeds, which differs from the documentation.
 */
export const jamesEdition: FeedAdapter = {
  kind: 'feed',
  mime: 'application/xml; charset=utf-8',
  fileName: ({ environment }) => `JamesEdition_feed_${environment.JAMES_EDITION_DEALER_ID ?? ''}.xml`,
  render,
  experimental: true,
}

async function* render(info: FeedInfo, items: AsyncIterable<FeedItem>): AsyncIterable<string> {
  const { at, updated, agency, agencyCode } = info
  yield `${xmlDeclaration}<jameslist_feed version="3.5">\n`
  yield renderXml('feed_information', {
    reference: agencyCode,
    title: agency,
    description: agency,
    created: formatFeedTime(at),
    updated: formatFeedTime(updated),
  })
  yield renderXml('dealer', { id: agencyCode, name: agency })
  yield '<adverts>\n'
  for await (const item of items) yield renderXml('advert', advertOf(item))
  yield '</adverts>\n</jameslist_feed>\n'
}

function advertOf({ advert, uuid }: FeedItem): XmlTree {
  const { price, contact, point } = advert
  const areaElement = (name: string, value: number | undefined): XmlTree =>
    value === undefined ? {} : { [name]: { '@unit': 'sqm', '#text': String(value) } }
  return {
    // The agency's references may contain characters that aren't allowed here.
    '@reference': uuid,
    '@category': 'real estate',
    preowned: advert.is_new ? 'no' : 'yes',
    type: advert.for_sale ? 'sale' : 'rent',
    year: advert.year ?? '',
    price_on_request: price === null ? 'yes' : 'no',
    price:
      price === null
        ? ''
        : { '@currency': 'EUR', '@vat_included': 'VAT Included', '#text': String(Math.round(price)) },
    location: {
      country: 'Portugal',
      region: advert.province ?? '',
      city: advert.town ?? '',
      zip: '',
      address: '',
      longitude: point.lng,
      latitude: point.lat,
    },
    headline: advert.title.en,
    description: toPlainText(advert.description.en),
    mls_number: advert.reference,
    real_estate_type: portalTypes[advert.kind].james_edition,
    bedrooms: advert.bedrooms ?? '',
    bathrooms: advert.bathrooms ?? '',
    ...areaElement('living_area', roundArea(advert.living_area) ?? roundArea(advert.gross_area)),
    ...areaElement('land_area', roundArea(advert.land_area)),
    media: { image: advert.images.map((url) => ({ image_url: url })) },
    ...(contact !== null && {
      contact_person: { name: contact.name, email: contact.email, phone: contact.phone ?? '' },
    }),
  }
}
