/** `replyTo` receives replies if it isn't the sender. */
export type Mail = { to: string; replyTo?: string; subject: string; text: string; html?: string }

export interface Mailer {
  send(mail: Mail): Promise<void>
}
