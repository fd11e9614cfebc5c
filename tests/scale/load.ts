type LoadResult = { requestCount: number; failed: string[] }

/**
 * Sends requests continuously from several concurrent clients while `shouldContinue` returns true. Records the time of
 * each network error and each status other than 2xx.
 */
export async function runLoad(
  requests: readonly (() => Promise<Response>)[],
  clientCount: number,
  shouldContinue: () => boolean,
): Promise<LoadResult> {
  const result: LoadResult = { requestCount: 0, failed: [] }
  const startedAt = Date.now()
  await Promise.all(
    Array.from({ length: clientCount }, async (_, client) => {
      for (let index = client; shouldContinue(); index += 1) {
        const failure = await findFailure(requests[index % requests.length])
        result.requestCount += 1
        if (failure !== null) result.failed.push(`${Date.now() - startedAt} ms: ${failure}`)
      }
    }),
  )
  return result
}

async function findFailure(request: (() => Promise<Response>) | undefined): Promise<string | null> {
  try {
    const response = await request?.()
    const text = await response?.text()
    return response?.ok ? null : `${response?.status} ${response?.url} ${text?.slice(0, 200)}`
  } catch (error) {
    return error instanceof Error ? `${error.message} ${String(error.cause ?? '')}` : String(error)
  }
}
