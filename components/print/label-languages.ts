/** Languages of printed labels: those of the UI, the agency's own first. */
export const locales = ['pt', 'en', 'es', 'fr', 'zh'] as const
