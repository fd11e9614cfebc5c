/** Without accents, capitals and the spaces around it: `São Brás` and `sao bras` are the same. */
export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim()
