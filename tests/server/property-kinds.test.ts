import { propertyKindOf } from '#contract/property-kinds.ts'

test.each([
  ['apartment', 'Apartment', 'Apartamento'],
  ['farm', 'Country estate', 'Quinta'],
  ['land', 'Building land', 'Terreno para construção'],
  ['land', 'Building land', '-'],
  ['house', 'House with land', 'Moradia com terreno'],
  ['building', 'Apartment building', 'Prédio de apartamentos'],
  ['land', 'Industrial land', 'Terreno industrial'],
  ['shop', 'Retail unit', 'Espaço'],
  [null, 'Yacht', 'Iate'],
])('is %s for the type %s (%s)', (kind, en, pt) => {
  expect(propertyKindOf({ en, pt })).toBe(kind)
})
