import { typologyOf } from '#contract/typology.ts'

test.each([
  ['T2', 2, 'Apartment'],
  ['T0', 0, 'Estúdio'],
  ['V4', 4, 'Moradia'],
  ['V5', 5, 'Villa'],
  ['T3', 3, 'Quinta'],
  ['T1', 1, null],
  ['T7', 7, 'Penthouse'],
  [null, 2, 'Loja'],
  [null, null, 'Apartment'],
])('is %s for %s bedrooms and the type %s', (typology, bedrooms, type) => {
  expect(typologyOf(bedrooms, type)).toBe(typology)
})
