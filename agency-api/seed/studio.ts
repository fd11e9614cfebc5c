import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import { z } from 'zod'
import type { Picture } from './illustration/catalogue.ts'
import type { Sitter } from './illustration/portrait.ts'

/** What the studio is asked for: a photograph of 1600 × 1200 or a portrait. It comes from our own other half. */
const Commission = z.object({
  id: z.number(),
  picture: z.custom<Picture>().optional(),
  sitter: z.custom<Sitter>().optional(),
})
export type Commission = z.infer<typeof Commission>
export const readCommission = (message: unknown) => Commission.parse(message)

/** Files: a photograph's JPEG and its 640 px WebP, and a data URL of 12 px; of a portrait only its WebP, as `original`. */
const Developed = z.object({ original: z.string(), card: z.string(), blur: z.string() })
export type Developed = z.infer<typeof Developed>
const Answer = Developed.extend({ id: z.number() })

/**
 * Draws and develops in a process that begins with the first of them and lives until `close`; then its files go with it.
 * Throws an Error when it ends before it has answered; what it has to say goes to this one's standard error.
 */
export function openStudio() {
  const waiting = new Map<number, PromiseWithResolvers<Developed>>()
  let child: ChildProcess | undefined
  let asked = 0

  const begin = () => {
    const begun = fork(path.join(import.meta.dirname, 'developing.ts'), {
      execArgv: ['--disable-warning=ExperimentalWarning'],
    })
    begun.on('message', (message) => {
      const { id, ...developed } = Answer.parse(message)
      waiting.get(id)?.resolve(developed)
      waiting.delete(id)
    })
    begun.on('error', fail)
    begun.on('exit', (code, signal) =>
      fail(new Error(`The studio ended with ${signal ?? code} before all was drawn`)),
    )
    return begun
  }
  const fail = (error: Error) => {
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
    child = undefined
  }

  return {
    develop(wanted: Omit<Commission, 'id'>): Promise<Developed> {
      child ??= begin()
      const commission: Commission = { ...wanted, id: (asked += 1) }
      const answer = Promise.withResolvers<Developed>()
      waiting.set(commission.id, answer)
      child.send(commission)
      return answer.promise
    },
    close(): void {
      if (child?.connected) child.disconnect()
    },
  }
}
