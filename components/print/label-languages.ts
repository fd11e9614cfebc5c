/** What labels can be printed in: the languages of the catalogues, that of the house first. */
export const locales = ['pt', 'en', 'es', 'fr', 'zh'] as const
