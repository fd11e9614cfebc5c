import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, parseOptions, verify } from '@node-rs/argon2'
import { createFairQueue } from '#contract/fair-queue.ts'

/** Argon2id parameters of OWASP and ASVS 5.0 (docs/security.md A-1); 26 ms on the reference machine. */
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
