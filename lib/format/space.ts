/** Returns the space between words or sentences in a language. Chinese has none. */
export const spaceIn = (locale: string): string => (locale.startsWith('zh') ? '' : ' ')
