import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

/** Text in both content languages: English, European Portuguese. */
export const BilingualPair = z.tuple([z.string(), z.string()])
export type BilingualPair = readonly [en: string, pt: string]

/** Reads a file of `data/`, the sample agency's texts and places. */
export function readData<T>(name: string, schema: z.ZodType<T>): T {
  return schema.parse(
    JSON.parse(readFileSync(path.join(import.meta.dirname, 'data', `${name}.json`), 'utf8')),
  )
}

const dayMs = 86_400_000

/** Returns the ISO time `days` before `now`. */
export const daysBefore = (now: Date, days: number) =>
  new Date(now.getTime() - Math.round(days * dayMs)).toISOString()
