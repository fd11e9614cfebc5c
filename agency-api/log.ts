/** One JSON line on standard output, of level `info` unless it says otherwise. Callers pass no tokens, passwords, bodies or queries. */
export function logLine(line: Record<string, unknown>): void {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), level: 'info', ...line })}\n`)
}

/**
 * An error as the log may show one: name, message and stack, never its other properties, because a database's errors
 * carry the values that were sent. Passwords within addresses are masked.
 */
export function logError(error: unknown, context: Record<string, unknown> = {}): void {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  const mask = (text: string) => text.replace(/:\/\/[^\s/@]*@/g, '://…@')
  process.stderr.write(
    `${JSON.stringify({ time: new Date().toISOString(), level: 'error', ...context, error: mask(stack ?? `${name}: ${message}`) })}\n`,
  )
}
