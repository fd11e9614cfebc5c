/** Writes one JSON line to standard output. Callers pass no tokens, passwords, bodies or queries. */
export function logLine(line: Record<string, unknown>): void {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), level: 'info', ...line })}\n`)
}

/** Logs an error's stack but no other properties: those of database errors contain values. Masks passwords in URLs. */
export function logError(error: unknown, context: Record<string, unknown> = {}): void {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  const mask = (text: string) => text.replace(/:\/\/[^\s/@]*@/g, '://…@')
  process.stderr.write(
    `${JSON.stringify({ time: new Date().toISOString(), level: 'error', ...context, error: mask(stack ?? `${name}: ${message}`) })}\n`,
  )
}
