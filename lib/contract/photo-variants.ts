/**
 * Smaller files of a photo; our API names them `{uuid}-{variant}.webp`, and each has a column in `media`. In a file
 * without zod, so that the process that decodes photos doesn't load it.
 */
export const photoVariants = ['card', 'page', 'small', 'thumb'] as const
export type PhotoVariant = (typeof photoVariants)[number]
