import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, parseOptions, verify } from '@node-rs/argon2'
import { gate } from '../media/gate.ts'

/** OWASP's and ASVS 5.0's figures for argon2id (docs/security.md A-1): 19 MiB, two passes, one lane; 26 ms on the reference machine. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** As many at once as there are cores: a flood of sign-ins waits in line instead of taking 19 MiB each. */
const oneOfFew = gate(availableParallelism())

/** argon2id in PHC form. */
export function hashPassword(password: string): Promise<string> {
  return oneOfFew(() => hash(password, cost))
}

const decoy = hash(randomBytes(32), cost)

/**
 * Whether the password is the one behind the hash. Without a hash (nobody has that address, or no password yet) the
 * answer is no, and costs as much (docs/security.md A-2).
 */
export async function isPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const stored = passwordHash ?? (await decoy)
  const fits = await oneOfFew(() => verify(stored, password))
  return fits && passwordHash !== null && passwordHash !== undefined
}

/** True when the hash was made with less effort than today's. */
export function isWeak(passwordHash: string): boolean {
  const made = parseOptions(passwordHash)
  return made.memoryCost < cost.memoryCost || made.timeCost < cost.timeCost
}
