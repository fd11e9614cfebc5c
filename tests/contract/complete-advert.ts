import type { FeedAdapter } from '../../agency-api/portals/adapter.ts'
import type { Advert } from '../../agency-api/portals/read-adverts.ts'

export const completeAdvert: Advert = {
  id: 7,
  reference: 'LX-0007',
  kind: 'apartment',
  for_sale: true,
  price: 385_000.4,
  title: { en: 'Flat by the river', pt: 'Apartamento junto ao rio' },
  description: { en: 'Two bedrooms & a balcony.', pt: 'Dois quartos e varanda.' },
  point: { lat: 38.7101, lng: -9.1402, exact: true },
  radius: 0,
  town: 'Lisboa',
  province: 'Lisboa',
  parish: 'Estrela',
  bedrooms: 2,
  bathrooms: 1,
  parking: 1,
  living_area: 82.4,
  gross_area: 95.5,
  land_area: null,
  year: 1998,
  energy: 'B-',
  elevator: true,
  floor: '3.º',
  is_new: false,
  features: { en: ['River view', 'Swimming pool'], pt: ['Vista rio', 'Piscina'] },
  images: ['https://agencia.pt/media/properties/7/a.jpg', 'https://agencia.pt/media/properties/7/b.png'],
  youtube_id: 'dQw4w9WgXcQ',
  website: 'https://agencia.pt/rio',
  contact: { name: 'Rita Nunes', email: 'rita@example.pt', phone: '+351 912 345 678', photo: null },
}

const at = new Date('2026-11-21T22:30:00Z')
export async function renderFeed(adapter: FeedAdapter, adverts: Advert[]): Promise<string> {
  async function* items() {
    for (const advert of adverts) yield { uuid: `u-${advert.id}`, sentAt: at, advert }
  }
  const feed = { at, updated: at, agency: 'Soleira', agencyCode: `ilc${'a1'.repeat(20)}` }
  let text = ''
  for await (const piece of adapter.render(feed, items())) text += piece
  return text
}
