import fc from 'fast-check'
import { limits } from '#contract/limits.ts'
import { missingDataKinds } from '#contract/missing-data.ts'

const text = (max: number) =>
  fc.string({ unit: 'grapheme', maxLength: max }).map((value) => value.slice(0, max).trim())
const upperCaseText = (max: number) => text(max).map((value) => value.toUpperCase().slice(0, max).trim())
export const flag = fc.constantFrom(0 as const, 1 as const)
const id = fc.integer({ min: 0, max: 1_000_000 })
const price = fc.integer({ min: 0, max: 99_999_999_999 }).map((cents) => cents / 100)
const area = fc.integer({ min: 0, max: 100 * limits.filterAreaMax }).map((hundredths) => hundredths / 100)
const day = fc
  .option(fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true }))
  .map((date) => date?.toISOString().slice(0, 10) ?? '')

/** Filters of both properties and developments. */
export const commonFilters = {
  name: upperCaseText(100),
  reference: upperCaseText(40),
  location: text(200),
  search: text(100),
  type: id,
  price,
  highlighted: flag,
  problems: flag,
  missing: fc.constantFrom('' as const, ...missingDataKinds),
  priceFrom: price,
  areaFrom: area,
  areaTo: area,
  changedSince: day,
  changedBy: id,
  agent: id,
  district: id,
  tag: id,
}
