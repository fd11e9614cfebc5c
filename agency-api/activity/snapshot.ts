import type { ActivityResource } from '#contract/activity.ts'
import type { Database, Db, Row } from '../db/schema.ts'
import type { Json } from './log-activity.ts'

export type Snapshot = {
  title: string | { en: string; pt: string }
  reference?: string
  fields: Record<string, Json>
}

export type SnapshotReader = (db: Db, ids: readonly number[]) => Promise<Map<number, Snapshot>>

/** Id of singletons: the front page, the texts of the website. */
export const singletonId = 0

/** Tables whose rows have a numeric id. */
type TableWithId = {
  [T in keyof Database]: Row<T> extends { id: number } ? T : never
}[keyof Database]

export type AuditedRecords = {
  resource: ActivityResource
  table?: TableWithId
  /** Reads the values that people edit, without derived values and secrets. */
  snapshot: SnapshotReader
}

export const createAuditedRecords = <T extends TableWithId>(
  resource: ActivityResource,
  table: T,
  snapshotOf: (row: Row<T>) => Snapshot,
): AuditedRecords => ({
  resource,
  table,
  snapshot: async (db, ids) => {
    const rows: { id: number }[] = await db
      .selectFrom<TableWithId>(table)
      .selectAll()
      .where('id', 'in', [...ids])
      .execute()
    return new Map(rows.map((row) => [row.id, snapshotOf(row as Row<T>)]))
  },
})

/** `{ title: { en, pt } }` → `{ 'title.en', 'title.pt' }`; lists stay whole. */
export function flatten(values: { readonly [key: string]: Json }, prefix = ''): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]): [string, Json][] =>
      isGroup(value) ? Object.entries(flatten(value, `${prefix}${key}.`)) : [[`${prefix}${key}`, value]],
    ),
  )
}

const isGroup = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Picks the named columns of a row, except booleans and objects. */
export function pickColumns(row: object, names: readonly string[]): Record<string, Json> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value: unknown = Reflect.get(row, name)
      return isScalar(value) ? [[name, value]] : []
    }),
  )
}

const isScalar = (value: unknown): value is string | number | null =>
  value === null || typeof value === 'string' || typeof value === 'number'
