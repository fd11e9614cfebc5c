import { stripMarks } from '#contract/normalize.ts'

/** Folds text for searching: without accents, case and surrounding spaces, so that `São Brás` matches `sao bras`. */
export const normalizeForSearch = (text: string): string => stripMarks(text).toLowerCase().trim()
