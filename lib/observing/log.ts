/** Requests are logged where LOG_FORMAT is `json`; failures always are. Callers pass no tokens, passwords, bodies or queries. */
export function logRequest(line: { status: number } & Record<string, unknown>): void {
  if (line.status >= 500) write({ level: 'error', ...line })
  else if (process.env.LOG_FORMAT === 'json') write({ level: 'info', ...line })
}

/** An error with its stack; passwords within addresses are masked. */
export function logFailure(error: unknown, about: Record<string, unknown> = {}): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  write({ level: 'error', ...about, error: text.replace(/:\/\/[^\s/@]*@/g, '://…@') })
}

export function write(line: Record<string, unknown>): void {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`)
}
