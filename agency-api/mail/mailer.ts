/** `replyTo` receives replies if it isn't the sender. */
export type Mail = { to: string; replyTo?: string; subject: string; text: string; html?: string }

/** Delivers mail over SMTP or to the outbox folder; throws on failure. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}
