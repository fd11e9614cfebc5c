import { typologyOf } from '#contract/typology.ts'

test.each([
  ['T2', 2, 'Apartment'],
  ['T0', 0, 'Estúdio'],
  ['T4', 4, 'Moradia', 'Moradia T4 em Sintra'],
  ['V5', 5, 'Villa', 'Villa V5 in Sintra'],
  ['T5', 5, 'Apartment', 'Apartment V5'],
  ['T3', 3, 'Quinta'],
  ['T3', 3, 'Moradia com garagem'],
  ['T3', 3, 'House with land'],
  ['T1', 1, null],
  ['T6', 6, 'Villa'],
  ['T6+', 7, 'Penthouse'],
  ['T6+', 9, 'Quinta', 'Quinta T6+ em Évora'],
  ['T7', 7, 'Penthouse', 'Penthouse T7 no Porto'],
  ['T5+1', 6, 'Villa', 'T5+1 Villa with pool'],
  ['T4', 4, 'Villa', 'T5+1 Villa with pool'],
  ['V6+', 8, 'Moradia', 'Moradia V6 em Sintra'],
  [null, 2, 'Loja'],
  [null, null, 'Apartment'],
])('is %s for %s bedrooms and the type %s', (typology, bedrooms, type, title = '') => {
  expect(typologyOf({ bedrooms, type, title })).toBe(typology)
})
