import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { Environment } from '../environment.ts'

/** Replies go to `replyTo`, or without it to the sender. */
export type Mail = { to: string; replyTo?: string; subject: string; text: string; html?: string }

export interface Mailer {
  send(mail: Mail): Promise<void>
}

/**
 * Limit of a delivery in ms, shorter than the lease of a queued mail (queue.ts). Other timeouts don't stop a server
 * that keeps sending lines.
 */
const defaultLimitMs = 90_000

/**
 * Returns a mailer that uses SMTP if a URL is set. Otherwise, and always for the sample agency, it writes to the folder
 * `outbox` in the data directory.
 */
export function openMailer(
  environment: Pick<Environment, 'SMTP_URL' | 'MAIL_FROM' | 'AGENCY_DEMO' | 'dataDir'>,
  limitMs = defaultLimitMs,
): Mailer {
  const { SMTP_URL: url, MAIL_FROM: from } = environment
  if (url === undefined || environment.AGENCY_DEMO)
    return createOutbox(path.join(environment.dataDir, 'outbox'), from)
  const transport = createTransport(
    { url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 },
    { from },
  )
  return {
    async send(mail) {
      await transport.sendMail({ ...mail, signal: AbortSignal.timeout(limitMs) })
    },
  }
}

/** Writes mails as .eml files, which mail programs can open. Names sort by age; files are renamed once complete. */
function createOutbox(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, { from })
  return {
    async send(mail) {
      const { message } = await transport.sendMail({ ...mail, textEncoding: 'quoted-printable' })
      if (!Buffer.isBuffer(message)) throw new TypeError('The mail was not written into memory')
      await mkdir(folder, { recursive: true })
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`
      const temporary = path.join(folder, `.${name}`)
      // Readable by its owner only: links in mails give access to accounts.
      await writeFile(temporary, message, { flag: 'wx', mode: 0o600, flush: true })
      await rename(temporary, path.join(folder, name))
    },
  }
}
