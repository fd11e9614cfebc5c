/** Logs a request if LOG_FORMAT is `json`; failures always. Callers pass no tokens, passwords, bodies or queries. */
export function logRequest(line: { status: number } & Record<string, unknown>): void {
  if (line.status >= 500) writeLogLine({ level: 'error', ...line })
  else if (process.env.LOG_FORMAT === 'json') writeLogLine({ level: 'info', ...line })
}

/** Logs an error with its stack; passwords in URLs are masked. */
export function logFailure(error: unknown, context: Record<string, unknown> = {}): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  writeLogLine({ level: 'error', ...context, error: text.replace(/:\/\/[^\s/@]*@/g, '://…@') })
}

/** Writes one JSON line; escapes characters that JSON allows but terminals interpret, such as C1 controls. */
export function writeLogLine(line: Record<string, unknown>): void {
  const text = JSON.stringify({ time: new Date().toISOString(), ...line })
  process.stdout.write(
    `${text.replace(/[\x7f-\x9f\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)}\n`,
  )
}
