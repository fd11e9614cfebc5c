import type { Fields } from '../resource/field.ts'

const storedImageLabel = 'districts.form.storedPicture'

export const districtFields = {
  name: { label: 'districts.form.name', kind: 'text' },
  description: { label: 'districts.form.description', kind: 'text' },
  districts_title1: { label: 'districts.form.title1', kind: 'text' },
  districts_title2: { label: 'districts.form.title2', kind: 'text' },
  districts1: { label: 'districts.form.keyword', kind: 'text', number: 1 },
  districts2: { label: 'districts.form.keyword', kind: 'text', number: 2 },
  districts3: { label: 'districts.form.keyword', kind: 'text', number: 3 },
  districts4: { label: 'districts.form.keyword', kind: 'text', number: 4 },
  districts5: { label: 'districts.form.keyword', kind: 'text', number: 5 },
  key_point1: { label: 'districts.form.keyPoint', kind: 'text', number: 1 },
  key_point2: { label: 'districts.form.keyPoint', kind: 'text', number: 2 },
  key_point3: { label: 'districts.form.keyPoint', kind: 'text', number: 3 },
  key_point4: { label: 'districts.form.keyPoint', kind: 'text', number: 4 },
  did_you_know: { label: 'districts.form.didYouKnow', kind: 'text' },
  presents: { label: 'districts.form.presentationText', kind: 'text' },
  'kpis.Population': { label: 'districts.form.population', kind: 'number' },
  'kpis.Golf Club': { label: 'districts.form.golfClub', kind: 'number' },
  cover: { label: 'districts.form.cover', kind: 'image', storedImageLabel },
  cover2: { label: 'districts.form.cover2', kind: 'image', storedImageLabel },
  cover3: { label: 'districts.form.cover3', kind: 'image', storedImageLabel },
  cover4: { label: 'districts.form.cover4', kind: 'image', storedImageLabel },
  to_visit: { label: 'districts.form.to_visit', kind: 'image', storedImageLabel },
  map: { label: 'districts.form.map', kind: 'image', storedImageLabel },
} as const satisfies Fields
