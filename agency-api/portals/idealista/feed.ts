import type { FeedInfo, FeedAdapter, FeedItem } from '../adapter.ts'
import { toFeedProperty } from './property.ts'

/** idealista's feed v6: a complete JSON snapshot; missing properties are deactivated. */
export const idealista: FeedAdapter = {
  kind: 'feed',
  mime: 'application/json; charset=utf-8',
  fileName: ({ environment }) => `${environment.IDEALISTA_CUSTOMER_CODE ?? ''}.json`,
  render,
  ignoresEmpty: true,
}

async function* render(
  { at, agency, dealer }: FeedInfo,
  items: AsyncIterable<FeedItem>,
): AsyncIterable<string> {
  const head = {
    customerCountry: 'Portugal',
    customerCode: dealer,
    customerReference: agency.slice(0, 50),
    customerSendDate: at.toISOString().slice(0, 19).replaceAll('-', '/').replace('T', ' '),
  }
  yield `${JSON.stringify(head).slice(0, -1)},"customerProperties":[`
  let first = true
  for await (const { advert } of items) {
    // The format can't express "on request". Validation excludes hidden prices before this.
    if (advert.price === null) continue
    yield (first ? '\n' : ',\n') + JSON.stringify(toFeedProperty(advert, advert.price))
    first = false
  }
  yield '\n]}\n'
}
