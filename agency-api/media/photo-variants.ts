/** Smaller files of a photo, named `{uuid}-{variant}.webp`; each has a column in `media`. */
export const photoVariants = ['card', 'page', 'small', 'thumb'] as const
export type PhotoVariant = (typeof photoVariants)[number]
