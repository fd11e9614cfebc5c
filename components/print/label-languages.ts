export const locales = ['pt', 'en', 'es', 'fr', 'zh'] as const
