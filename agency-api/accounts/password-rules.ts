import { AgencyError } from '#contract/errors.ts'
import { normalizeUnicode } from '#contract/normalize.ts'
import type { House } from '../house.ts'

type Person = { name: string; email: string }

/** Words that anybody who attacks an estate agency tries first; docs/security.md lists them (ASVS 6.1.2). */
const tradeWords = [
  'soleira',
  'imobiliaria',
  'imoveis',
  'mediacao',
  'agencia',
  'realestate',
  'estate',
  'properties',
]
/** A password must hold this much beside such words: `soleira2026` does not, `soleira-cavalo-verde` does. */
const leastOfItsOwn = 5
const shortestWord = 3

/**
 * Refuses a password that someone chooses when it is among the first that are tried: PASSWORD_TOO_SHORT below the agency's
 * own minimum, PASSWORD_TOO_COMMON when it is one of the 49,000 most frequent of leaked ones, PASSWORD_FROM_NAMES when
 * little is left of it beside the person's name and address and the agency's. Composition is nobody's business (ASVS 6.2).
 */
export async function refuseWeakPassword(
  { environment }: Pick<House, 'environment'>,
  password: string,
  person: Person,
): Promise<void> {
  const least = environment.AGENCY_PASSWORD_LENGTH
  if (password.length < least)
    throw new AgencyError('PASSWORD_TOO_SHORT', {
      fields: { password: `min:${least}` },
      params: { length: least },
    })
  if ((await commonPasswords()).has(password.toLowerCase())) throw refusal('PASSWORD_TOO_COMMON')
  if (isMadeOfNames(password, [...namesOf(person), ...wordsIn(environment.AGENCY_NAME ?? ''), ...tradeWords]))
    throw refusal('PASSWORD_FROM_NAMES')
}

function refusal(code: 'PASSWORD_TOO_COMMON' | 'PASSWORD_FROM_NAMES'): AgencyError {
  return new AgencyError(code, { fields: { password: code } })
}

let common: Promise<ReadonlySet<string>> | undefined

/** Read when somebody first chooses a password: 23 MB that a process which only answers calls need not hold. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  )
  return common
}

function isMadeOfNames(password: string, names: string[]): boolean {
  const folded = fold(password)
  const longestFirst = names.toSorted((one, other) => other.length - one.length)
  const rest = longestFirst.reduce((left, name) => left.replaceAll(name, ''), folded)
  return rest.length < folded.length && rest.length < leastOfItsOwn
}

/** `Inês Duarte, ines.duarte@casa-nova.pt` → ines, duarte, casa, nova, and the address whole. */
function namesOf({ name, email }: Person): string[] {
  const [local = '', domain = ''] = email.split('@')
  const labels = domain.split('.').slice(0, -1).join(' ')
  return [name, local, labels].flatMap((text) => [...wordsIn(text), fold(text)]).filter((word) => word !== '')
}

function wordsIn(text: string): string[] {
  return text
    .split(/[\s._+-]+/)
    .map(fold)
    .filter((word) => word.length >= shortestWord)
}

/** Letters and digits alone, small and without accents. */
function fold(text: string): string {
  return normalizeUnicode(text, 'NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
