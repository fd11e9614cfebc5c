import { nearestPlace, searchGazetteer } from '@/lib/geocoding/gazetteer'

const names = (text: string) => searchGazetteer(text).map(({ name }) => name)

test('a place is found by the beginning of its name, accents and capitals aside', () => {
  expect(names('evor')[0]).toBe('Évora')
  expect(names('SETUBAL')[0]).toBe('Setúbal')
  expect(names('lisb')[0]).toBe('Lisboa')
  expect(names('vila nova de ga')[0]).toBe('Vila Nova de Gaia')
})

test('of several that begin alike the bigger comes first, and no more than eight come', () => {
  expect(names('cas')[0]).toBe('Cascais')
  expect(names('s')).toHaveLength(8)
})

test('a word inside the name finds it too, and so does a name with where it lies', () => {
  expect(names('monsaraz')).toContain('Reguengos de Monsaraz')
  expect(searchGazetteer('lagoa faro')[0]).toMatchObject({ name: 'Lagoa', parts: { distrito: 'Faro' } })
  expect(searchGazetteer('lagoa, açores')[0]).toMatchObject({ name: 'Lagoa', parts: { distrito: 'Açores' } })
})

test('a town comes with its municipality and district', () => {
  expect(searchGazetteer('estoril')[0]).toMatchObject({
    name: 'Estoril',
    detail: 'Cascais, Lisboa',
    parts: { political: 'Estoril', concelho: 'Cascais', distrito: 'Lisboa', al2: 'Cascais', al3: 'Estoril' },
  })
})

test('nothing is found for nothing, or for what is no place', () => {
  expect(names('')).toEqual([])
  expect(names('  ,; ')).toEqual([])
  expect(names('xyzzy')).toEqual([])
})

test('the names around a point are those of the nearest town', () => {
  expect(nearestPlace(38.7139, -9.1394)?.parts).toMatchObject({ concelho: 'Lisboa', distrito: 'Lisboa' })
  expect(nearestPlace(37.087, -8.118)?.parts).toMatchObject({
    political: 'Vilamoura',
    concelho: 'Loulé',
    distrito: 'Faro',
  })
  expect(nearestPlace(39.6711, -31.1111)?.parts).toMatchObject({ concelho: 'Corvo', distrito: 'Açores' })
})

test('far from Portugal there are no names', () => {
  expect(nearestPlace(0, 0)).toBeNull()
  expect(nearestPlace(48.85, 2.35)).toBeNull()
})

test('a search answers within 20 ms', () => {
  searchGazetteer('warm')
  const before = performance.now()
  for (let round = 0; round < 20; round++) searchGazetteer('são')
  expect((performance.now() - before) / 20).toBeLessThan(20)
})
