import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { Environment } from '../environment.ts'
import type { Mailer } from './mailer.ts'
import { outbox } from './outbox.ts'

/** Opens SMTP if a URL is given; else, and always for the sample agency, the folder `outbox` in the data folder. */
export function openMailer(
  environment: Pick<Environment, 'SMTP_URL' | 'MAIL_FROM' | 'AGENCY_DEMO' | 'dataDir'>,
): Mailer {
  const { SMTP_URL: url, MAIL_FROM: from } = environment
  if (url === undefined || environment.AGENCY_DEMO)
    return outbox(path.join(environment.dataDir, 'outbox'), from)
  const transport = createTransport(
    { url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 },
    { from },
  )
  return {
    async send(mail) {
      await transport.sendMail(mail)
    },
  }
}
