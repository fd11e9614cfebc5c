import { createHash } from 'node:crypto'
import { AgencyError } from '#contract/errors.ts'

/** Handler result with the version of the block (fields of one tab) that was read or saved. It becomes the ETag. */
export class Versioned<T> {
  readonly body: T
  readonly version: string

  constructor(body: T, version: string) {
    this.body = body
    this.version = version
  }
}

/** Returns the response to a save, with the new version if the save returns one. */
export async function toSaveResponse(save: Promise<string | void>) {
  const body = { saved: true } as const
  const version = await save
  return version === undefined ? body : new Versioned(body, version)
}

/** Returns the version of a block's saved fields: a strong entity tag that changes only with the content. */
export function versionOf(saved: unknown): string {
  return `"${createHash('sha256').update(JSON.stringify(saved)).digest('base64url').slice(0, 22)}"`
}

/**
 * Returns the values of the fields that a form saves, from which its version is computed. Changes to other data, such
 * as photos or counts, don't make the form stale.
 */
export function pickSavedFields(input: { shape: object }, record: object): unknown[] {
  return Object.keys(input.shape).map((key) => Reflect.get(record, key))
}

/** Returns the version of the fields that a form saves. */
export function formVersion<Name extends string>(
  form: { shape: Readonly<Record<Name, unknown>> },
  record: Readonly<Record<NoInfer<Name>, unknown>>,
): string {
  return versionOf(pickSavedFields(form, record))
}

/** Returns the version of the order of records; their contents are excluded. */
export function orderVersion(records: readonly { id: number }[]): string {
  return versionOf(records.map(({ id }) => id))
}

/** 412, with the stored version as the response's ETag. */
export class PreconditionFailed extends AgencyError {
  readonly version: string

  constructor(version: string) {
    super('CHANGED_BY_SOMEONE_ELSE')
    this.version = version
  }
}

/**
 * Throws `PreconditionFailed` if the stored version doesn't match `If-Match`; without If-Match the last save wins. Also
 * accepts the weak form of a tag: gateways weaken tags when they compress responses.
 */
export function requireVersion(ifMatch: string | null, stored: string): void {
  if (ifMatch === null || ifMatch.trim() === '*') return
  const versions = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (!versions.includes(stored)) throw new PreconditionFailed(stored)
}
