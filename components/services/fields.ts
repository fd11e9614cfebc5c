import type { Fields } from '../resource/field.ts'

export const serviceFields = {
  title: { label: 'services.form.title', kind: 'text' },
  slug: { label: 'services.form.slug', kind: 'text' },
  description: { label: 'services.form.text', kind: 'rich' },
} as const satisfies Fields

export const servicesDescriptionFields = { description: serviceFields.description }
