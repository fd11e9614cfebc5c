export type Load = { asked: number; failed: string[] }

/** Asks without a pause, in several lines at once, for as long as `goesOn`; what is no 2xx is noted with its time. */
export async function load(
  asks: readonly (() => Promise<Response>)[],
  lines: number,
  goesOn: () => boolean,
): Promise<Load> {
  const done: Load = { asked: 0, failed: [] }
  const began = Date.now()
  await Promise.all(
    Array.from({ length: lines }, async (_, line) => {
      for (let n = line; goesOn(); n += 1) {
        const outcome = await outcomeOf(asks[n % asks.length])
        done.asked += 1
        if (outcome !== null) done.failed.push(`${Date.now() - began} ms: ${outcome}`)
      }
    }),
  )
  return done
}

async function outcomeOf(ask: (() => Promise<Response>) | undefined): Promise<string | null> {
  try {
    const answer = await ask?.()
    const text = await answer?.text()
    return answer?.ok ? null : `${answer?.status} ${answer?.url} ${text?.slice(0, 200)}`
  } catch (error) {
    return error instanceof Error ? `${error.message} ${String(error.cause ?? '')}` : String(error)
  }
}
