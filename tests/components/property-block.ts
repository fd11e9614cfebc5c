export const propertyTexts = {
  title: { en: 'Flat', pt: 'Apartamento' },
  description: { en: 'Bright.', pt: 'Luminoso.' },
  slogan: { en: '', pt: '' },
}

/** Returns the General block of a property. */
export const createPropertyBlock = (overrides: object = {}) => ({
  id: 5,
  reference: 'SOL-5',
  type_id: 1,
  i18n: propertyTexts,
  price: 300_000,
  created_at: '2026-03-01T09:00:00.000Z',
  updated_at: '2026-03-01T09:00:00.000Z',
  ...overrides,
})
