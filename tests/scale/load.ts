export type Load = { request: number; failed: string[] }

/**
 * Sends requests continuously from several concurrent clients while `shouldContinue` returns true; records anything
 * but 2xx with its time.
 */
export async function load(
  requests: readonly (() => Promise<Response>)[],
  lines: number,
  shouldContinue: () => boolean,
): Promise<Load> {
  const done: Load = { request: 0, failed: [] }
  const startedAt = Date.now()
  await Promise.all(
    Array.from({ length: lines }, async (_, line) => {
      for (let n = line; shouldContinue(); n += 1) {
        const outcome = await outcomeOf(requests[n % requests.length])
        done.request += 1
        if (outcome !== null) done.failed.push(`${Date.now() - startedAt} ms: ${outcome}`)
      }
    }),
  )
  return done
}

async function outcomeOf(request: (() => Promise<Response>) | undefined): Promise<string | null> {
  try {
    const response = await request?.()
    const text = await response?.text()
    return response?.ok ? null : `${response?.status} ${response?.url} ${text?.slice(0, 200)}`
  } catch (error) {
    return error instanceof Error ? `${error.message} ${String(error.cause ?? '')}` : String(error)
  }
}
