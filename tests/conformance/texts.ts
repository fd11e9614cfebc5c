import type { CallOptionsOf } from './client.ts'
import { valueAt } from './body-values.ts'
import { checkVersions } from './versions.ts'
import type { ConformanceRun } from './conformance-run.ts'

type Text<R, S> = { label: string; read: R; save: S; text: (body: unknown) => unknown }
type TextCalls = ['services.description', 'services.saveDescription'] | ['whoWeAre.get', 'whoWeAre.update']

export async function checkText<C extends TextCalls>(
  run: ConformanceRun,
  { label, read, save, text }: Text<C[0], C[1]>,
): Promise<void> {
  const result = await run.expectSuccess(read)
  if (!run.options.all) return run.skip([save], 'it changes a text of the agency; run with --all')
  const stored = text(result?.body)
  const [en, pt] = [valueAt(stored, 'en'), valueAt(stored, 'pt')]
  if (typeof en !== 'string' || typeof pt !== 'string')
    return run.skip([save], 'the API returned no text to restore')
  const optionsFor = (description: { en: string; pt: string }) =>
    ({ body: { description } }) as CallOptionsOf<C[1]>
  run.onCleanup(label, () => run.client.request(save, { body: { description: { en, pt } } }))
  const markedOptions = (n: number) => optionsFor({ en, pt: `${pt}<p>${run.mark} ${n}</p>` })
  await checkVersions(
    run,
    { call: read, options: {} as CallOptionsOf<C[0]> },
    { call: save, save: markedOptions(1), outdatedSave: markedOptions(2) },
  )
}
