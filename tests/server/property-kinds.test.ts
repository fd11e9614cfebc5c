import { propertyKindOf } from '#contract/property-kinds.ts'

test.each([
  ['apartment', 'Apartment', 'Apartamento'],
  ['farm', 'Country estate', 'Quinta'],
  ['land', 'Building land', 'Terreno para construção'],
  ['land', 'Building land', '-'],
  ['house', 'House with land', 'Moradia com terreno'],
  ['house', 'House with garage', '-'],
  ['building', 'Apartment building', 'Prédio de apartamentos'],
  ['land', 'Industrial land', 'Terreno industrial'],
  ['shop', 'Retail unit', 'Espaço'],
  ['apartment', '-', 'T10'],
  ['apartment', 'T1s and T2s', '-'],
  ['apartment', 'Duplexes', '-'],
  ['apartment', '-', 'Apartamentos'],
  ['house', 'Town houses', 'Moradias'],
  ['garage', 'Garages', 'Garagens'],
  ['garage', 'Boxes', '-'],
  ['warehouse', 'Warehouses', 'Armazéns'],
  ['warehouse', '-', 'Pavilhões industriais'],
  ['office', 'Offices', 'Escritórios'],
  ['shop', '-', 'Espaços comerciais'],
  ['land', 'Building plots', 'Lotes para construção'],
  ['building', 'Hotels', 'Hotéis'],
  [null, 'Yacht', 'Iate'],
])('is %s for the type %s (%s)', (kind, en, pt) => {
  expect(propertyKindOf({ en, pt })).toBe(kind)
})
