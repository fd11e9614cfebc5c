/**
 * Smaller files of a photo; our API names them `{uuid}-{variant}.webp`, and each has a column in `media`. Separate
 * from the schemas, so that the process that decodes photos doesn't load zod.
 */
export const photoVariants = ['card', 'page', 'small', 'thumb'] as const
export type PhotoVariant = (typeof photoVariants)[number]
