import { jest } from '@jest/globals'

const features = Array.from({ length: 101 }, (_, index) => ({ id: index + 1 }))
const property = { agent_id: null }
const blocks: Record<string, object> = {
  'properties.general': property,
  'properties.media': { media: [] },
  'properties.location': { location: null },
  'properties.seo': { slug: {} },
}

/** Responds with all key items in pages of 100, and with the property's blocks. */
function respond(name: string, { query }: { query?: { page?: number } }) {
  const from = ((query?.page ?? 1) - 1) * 100
  const data =
    name === 'keyItems.list'
      ? { keys: features.slice(from, from + 100), total: features.length }
      : { block: blocks[name] }
  return Promise.resolve({ key: name, data })
}

jest.unstable_mockModule('@/lib/agency/prefetch', () => ({ prefetch: respond }))

test('loads features beyond the first page of key items', async () => {
  const { loadPrintData } = await import('@/components/print/print-data')
  expect(await loadPrintData(7)).toMatchObject({ property, features })
})
