import { findNearestPlace, searchGazetteer } from '@/lib/geocoding/gazetteer'

const findNames = (text: string) => searchGazetteer(text).map(({ name }) => name)

test('finds a place by prefix, ignoring accents and case', () => {
  expect(findNames('evor')[0]).toBe('Évora')
  expect(findNames('SETUBAL')[0]).toBe('Setúbal')
  expect(findNames('lisb')[0]).toBe('Lisboa')
  expect(findNames('vila nova de ga')[0]).toBe('Vila Nova de Gaia')
})

test('returns at most eight places, the largest first', () => {
  expect(findNames('cas')[0]).toBe('Cascais')
  expect(findNames('s')).toHaveLength(8)
})

test('finds a word inside a name, and a name with its region', () => {
  expect(findNames('monsaraz')).toContain('Reguengos de Monsaraz')
  expect(searchGazetteer('lagoa faro')[0]).toMatchObject({ name: 'Lagoa', parts: { distrito: 'Faro' } })
  expect(searchGazetteer('lagoa, açores')[0]).toMatchObject({ name: 'Lagoa', parts: { distrito: 'Açores' } })
})

test('returns a town with its municipality and district', () => {
  expect(searchGazetteer('estoril')[0]).toMatchObject({
    name: 'Estoril',
    detail: 'Cascais, Lisboa',
    parts: { political: 'Estoril', concelho: 'Cascais', distrito: 'Lisboa', al2: 'Cascais', al3: 'Estoril' },
  })
})

test('returns nothing for an empty or unknown text', () => {
  expect(findNames('')).toEqual([])
  expect(findNames('  ,; ')).toEqual([])
  expect(findNames('xyzzy')).toEqual([])
})

test('names a point after the nearest town', () => {
  expect(findNearestPlace(38.7139, -9.1394)?.parts).toMatchObject({ concelho: 'Lisboa', distrito: 'Lisboa' })
  expect(findNearestPlace(37.087, -8.118)?.parts).toMatchObject({
    political: 'Vilamoura',
    concelho: 'Loulé',
    distrito: 'Faro',
  })
  expect(findNearestPlace(39.6711, -31.1111)?.parts).toMatchObject({ concelho: 'Corvo', distrito: 'Açores' })
})

test('returns no names far from Portugal', () => {
  expect(findNearestPlace(0, 0)).toBeNull()
  expect(findNearestPlace(48.85, 2.35)).toBeNull()
})

test('searches within 20 ms', () => {
  const times = Array.from({ length: 20 }, () => {
    const startedAt = performance.now()
    searchGazetteer('são')
    return performance.now() - startedAt
  })
  // The minimum: other processes make single searches slower.
  expect(Math.min(...times)).toBeLessThan(20)
})
