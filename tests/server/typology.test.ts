import { typologyOf } from '#contract/typology.ts'

test.each([
  ['T2', 2, 'Apartment'],
  ['T0', 0, 'Estúdio'],
  ['T4', 4, 'Moradia', 'Moradia T4 em Sintra'],
  ['V5', 5, 'Villa', 'Villa V5 in Sintra'],
  ['T5', 5, 'Apartment', 'Apartment V5'],
  ['T3', 3, 'Quinta'],
  ['T1', 1, null],
  ['T7', 7, 'Penthouse'],
  [null, 2, 'Loja'],
  [null, null, 'Apartment'],
])('is %s for %s bedrooms and the type %s', (typology, bedrooms, type, title = '') => {
  expect(typologyOf({ bedrooms, type, title })).toBe(typology)
})
