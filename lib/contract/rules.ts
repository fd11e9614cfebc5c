import type { z } from 'zod'

/**
 * Returns the rule that a field breaks: `required`, `numeric`, `email`, `url`, `invalid`, `min:N` and `max:N` for
 * lengths, `least:N` and `most:N` for numbers, `file` for a file that is too large. Schemas set other rules, such as
 * `confirmed` and `position`, as their `error`. Messages are in `validation.*`. For a file whose type isn't accepted,
 * returns the error code FILE_TYPE_NOT_ALLOWED instead; for an empty file, FILE_EMPTY.
 */
export function ruleOf(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_type') {
    if (issue.input === undefined || issue.input === null || issue.input === '') return 'required'
    return issue.expected === 'number' || issue.expected === 'int' ? 'numeric' : 'invalid'
  }
  if (issue.code === 'too_small') {
    if (issue.origin === 'string') return issue.minimum === 1 ? 'required' : `min:${issue.minimum}`
    if (issue.origin === 'array') return 'required'
    if (issue.origin === 'file') return 'FILE_EMPTY'
    return issue.inclusive === false && issue.minimum === 0 ? 'least:1' : `least:${issue.minimum}`
  }
  if (issue.code === 'too_big') {
    if (issue.origin === 'file') return 'file'
    return issue.origin === 'string' || issue.origin === 'array'
      ? `max:${issue.maximum}`
      : `most:${issue.maximum}`
  }
  // Compares names: importing zod's class would add its whole core to the page, including texts in fifty languages.
  if (issue.inst !== undefined && 'check' in issue.inst._zod.def && issue.inst._zod.def.check === 'mime_type')
    return 'FILE_TYPE_NOT_ALLOWED'
  if (issue.code === 'invalid_format')
    return ['email', 'url'].includes(issue.format) ? issue.format : 'invalid'
  return 'invalid'
}

/** Returns the `fields` of an error response: `i18n[title][pt]` → rule; the first issue of a field wins. */
export function toFieldErrors(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) {
    const [first = '', ...rest] = issue.path.map(String)
    const name = first + rest.map((part) => `[${part}]`).join('')
    fields[name] ??= issue.message
  }
  return fields
}
