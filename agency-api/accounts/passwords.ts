import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, parseOptions, verify } from '@node-rs/argon2'
import { createFairQueue } from '#contract/fair-queue.ts'
import { AgencyError } from '#contract/errors.ts'
import { normalizeUnicode } from '#contract/normalize.ts'
import type { AppContext } from '../app-context.ts'

/** Argon2id parameters of OWASP and ASVS 5.0 (docs/security.md 11.4.2); 26 ms on the reference machine. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes at most one password per core: a burst of sign-ins queues instead of taking 19 MiB each. */
const limitHashing = createFairQueue({
  concurrency: availableParallelism(),
  perUser: Infinity,
  maxWaiting: Infinity,
})

/** Hashes a password with argon2id, in PHC format. */
export function hashPassword(password: string): Promise<string> {
  return limitHashing(undefined, () => hash(password, cost))
}

const decoyHash = hash(randomBytes(32), cost)

/** Compares a password with a hash; without a hash it takes as long and fails (docs/security.md A-2). */
export async function verifyPassword(passwordHash: string | null | undefined, password: string) {
  const stored = passwordHash ?? (await decoyHash)
  const isMatch = await limitHashing(undefined, () => verify(stored, password))
  return isMatch && passwordHash !== null && passwordHash !== undefined
}

/** Returns true if the hash was created with weaker parameters than the current ones. */
export function needsRehash(passwordHash: string): boolean {
  const parameters = parseOptions(passwordHash)
  return parameters.memoryCost < cost.memoryCost || parameters.timeCost < cost.timeCost
}

type Person = { name: string; email: string }

/** Words that attackers of an estate agency try first; listed in docs/security.md (ASVS 6.1.2). */
const industryWords = [
  'soleira',
  'imobiliaria',
  'imoveis',
  'mediacao',
  'agencia',
  'realestate',
  'estate',
  'properties',
]
/** Characters that a password needs besides such words: `soleira2026` is refused, `soleira-cavalo-verde` is not. */
const minOwnLength = 5
const minWordLength = 3

/**
 * Throws PASSWORD_TOO_SHORT below the agency's minimum, PASSWORD_TOO_COMMON for one of the 49,000 most frequent
 * leaked passwords, and PASSWORD_FROM_NAMES when too little is left after removing `industryWords` and the names of
 * the person and the agency. Composition rules are not enforced (ASVS 6.2).
 */
export async function rejectWeakPassword(
  { environment }: Pick<AppContext, 'environment'>,
  password: string,
  person: Person,
): Promise<void> {
  const minLength = environment.AGENCY_PASSWORD_LENGTH
  if (password.length < minLength)
    throw new AgencyError('PASSWORD_TOO_SHORT', {
      fields: { password: `min:${minLength}` },
      params: { length: minLength },
    })
  if ((await loadCommonPasswords()).has(password.toLowerCase()))
    throw weakPasswordError('PASSWORD_TOO_COMMON')
  if (
    consistsOfNames(password, [
      ...namesOf(person),
      ...splitWords(environment.AGENCY_NAME ?? ''),
      ...industryWords,
    ])
  )
    throw weakPasswordError('PASSWORD_FROM_NAMES')
}

function weakPasswordError(code: 'PASSWORD_TOO_COMMON' | 'PASSWORD_FROM_NAMES'): AgencyError {
  return new AgencyError(code, { fields: { password: code } })
}

let commonPasswordsPromise: Promise<ReadonlySet<string>> | undefined

/** Loads the list on first use: it takes 23 MB that most processes never need. */
function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  commonPasswordsPromise ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  )
  return commonPasswordsPromise
}

function consistsOfNames(password: string, names: string[]): boolean {
  const folded = fold(password)
  const longestFirst = names.toSorted((a, b) => b.length - a.length)
  let remainder = folded
  for (const name of longestFirst) remainder = remainder.replaceAll(name, '')
  return remainder.length < folded.length && remainder.length < minOwnLength
}

/** Returns a name's and an address's parts: `Inês, ines@casa-nova.pt` → ines, casa, nova, casanova. */
function namesOf({ name, email }: Person): string[] {
  const [local = '', domain = ''] = email.split('@')
  const labels = domain.split('.').slice(0, -1).join(' ')
  return [name, local, labels]
    .flatMap((text) => [...splitWords(text), fold(text)])
    .filter((word) => word !== '')
}

function splitWords(text: string): string[] {
  return text
    .split(/[\s._+-]+/)
    .map(fold)
    .filter((word) => word.length >= minWordLength)
}

function fold(text: string): string {
  return normalizeUnicode(text, 'NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
