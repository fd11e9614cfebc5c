/** `replyTo` is who gets the answer, when that is not the sender of the mail. */
export type Mail = { to: string; replyTo?: string; subject: string; text: string; html?: string }

/** Hands a mail over to SMTP or to the outbox folder; throws when neither takes it. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}
