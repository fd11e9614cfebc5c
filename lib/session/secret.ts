/** Passwords by id; the highest id seals, all of them unseal (docs/security.md C-10). */
type Passwords = Record<string, string>

const minSecretLength = 32
const samplePattern =
  /change.?me|example|sample|secret.{0,3}secret|password|your.?(?:own|session)|replace|complex_password|(.)\1{15}/i
const advice =
  'Set it to at least 32 random characters, such as the output of `openssl rand -base64 48`; ' +
  'to rotate, give `2:new,1:old` and drop the old one when its sessions have ended.'

let cached: { text: string | undefined; passwords: Passwords } | undefined

/** Parses SESSION_SECRET. Throws with instructions when it is missing, too short or a sample. */
export function readPasswords(text = process.env.SESSION_SECRET): Passwords {
  if (cached === undefined || cached.text !== text) cached = { text, passwords: parsePasswords(text) }
  return cached.passwords
}

function parsePasswords(text: string | undefined): Passwords {
  if (text === undefined || text.trim() === '') throw new Error(`SESSION_SECRET is missing. ${advice}`)
  const entries = text.includes(':') ? text.split(',').map(parseEntry) : [['1', text.trim()] as const]
  for (const [id, secret] of entries) {
    if (!/^[1-9]\d{0,8}$/.test(id))
      throw new Error(`SESSION_SECRET has an id that is not a number. ${advice}`)
    if (secret.length < minSecretLength)
      throw new Error(`SESSION_SECRET is shorter than ${minSecretLength} characters. ${advice}`)
    if (samplePattern.test(secret)) throw new Error(`SESSION_SECRET is a sample value. ${advice}`)
  }
  const passwords = Object.fromEntries(entries)
  if (Object.keys(passwords).length < entries.length)
    throw new Error(`SESSION_SECRET repeats an id. ${advice}`)
  return passwords
}

function parseEntry(part: string): readonly [string, string] {
  const colon = part.indexOf(':')
  return [part.slice(0, colon).trim(), part.slice(colon + 1).trim()]
}
