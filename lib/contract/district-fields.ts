// Must not import zod: forms use these names on pages that don't load it.

/** Bilingual texts of a district that list responses include; `districts1` to `districts5` are keywords. */
export const districtTexts = [
  'districts_title1',
  'districts_title2',
  'districts1',
  'districts2',
  'districts3',
  'districts4',
  'districts5',
  'key_point1',
  'key_point2',
  'key_point3',
  'key_point4',
] as const
export type DistrictText = (typeof districtTexts)[number]

export const districtImages = ['cover', 'cover2', 'cover3', 'cover4', 'to_visit', 'map'] as const
export type DistrictImage = (typeof districtImages)[number]
