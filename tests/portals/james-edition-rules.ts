import { XMLParser, XMLValidator } from 'fast-xml-parser'

type Node = Record<string, unknown>

/** Checks the known rules of JamesEdition's feed, most of them reported by third parties. Returns the violations. */
export function findJamesEditionViolations(xml: string): string[] {
  const wellFormed = XMLValidator.validate(xml)
  if (wellFormed !== true) return [`Not XML: ${wellFormed.err.msg}`]
  const parser = new XMLParser({
    ignoreAttributes: false,
    parseTagValue: false,
    isArray: (name) => name === 'advert' || name === 'image',
  })
  const feed = (parser.parse(xml) as { jameslist_feed?: Node }).jameslist_feed
  if (feed === undefined) return ['No jameslist_feed']
  const violations: string[] = []
  const adverts = (feed.adverts as { advert?: Node[] } | undefined)?.advert ?? []
  for (const advert of adverts) {
    const check = (passes: boolean, violation: string) =>
      passes || violations.push(`${String(advert['@_reference'])}: ${violation}`)
    check(/^[A-Za-z0-9_-]+$/.test(String(advert['@_reference'])), 'reference')
    for (const name of [
      'preowned',
      'type',
      'price_on_request',
      'price',
      'headline',
      'description',
      'real_estate_type',
    ])
      check(advert[name] !== undefined, `${name} is missing`)
    check(/^(yes|no)$/.test(String(advert.price_on_request)), 'price_on_request')
    const price = advert.price
    const priceText = typeof price === 'object' && price !== null ? Reflect.get(price, '#text') : price
    check(
      advert.price_on_request === 'yes' ? priceText === '' : /^\d+$/.test(String(priceText)),
      `price ${String(priceText)}`,
    )
    const images = (advert.media as { image?: Node[] } | undefined)?.image ?? []
    check(images.length >= 2, 'fewer than two photos')
    check(
      images.every(({ image_url }) => /^https?:\/\//.test(String(image_url))),
      'image',
    )
  }
  return violations
}
