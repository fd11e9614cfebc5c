import { stripMarks } from '#contract/normalize.ts'

/** Returns the text without accents, capitals and surrounding spaces: `São Brás` and `sao bras` are the same. */
export const plainText = (text: string): string => stripMarks(text).toLowerCase().trim()
