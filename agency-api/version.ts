import { createHash } from 'node:crypto'
import { AgencyError } from '#contract/errors.ts'

/** What a handler answers with the version of the block that it read or saved; it goes out as the ETag. */
export class Versioned<T> {
  readonly body: T
  readonly version: string

  constructor(body: T, version: string) {
    this.body = body
    this.version = version
  }
}

/** The version of what a block's form saves: a strong entity tag that changes with the content and with nothing else. */
export function versionOf(saved: unknown): string {
  return `"${createHash('sha256').update(JSON.stringify(saved)).digest('base64url').slice(0, 22)}"`
}

/** 412, with the version that is stored now as the answer's ETag. */
export class Changed extends AgencyError {
  readonly version: string

  constructor(version: string) {
    super('CHANGED_BY_SOMEONE_ELSE')
    this.version = version
  }
}

/**
 * Refuses (Changed) what was written upon another version than the one stored; without If-Match the last save wins. A tag
 * that a gateway has marked as weak on its way (it compressed the answer) is taken for the tag that it was.
 */
export function requireVersion(ifMatch: string | null, stored: string): void {
  if (ifMatch === null || ifMatch.trim() === '*') return
  const known = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (!known.includes(stored)) throw new Changed(stored)
}
