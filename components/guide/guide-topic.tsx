import { LightBulbIcon } from '@heroicons/react/24/outline'
import { type GuideBlock, pictureSize } from './guide-content'
import { runsOf, type MessageLookup } from './guide-texts'

type Props = { title: string; blocks: readonly GuideBlock[]; locale: string; says: MessageLookup }

export function GuideTopic({ title, blocks, locale, says }: Props) {
  return (
    <article aria-labelledby="topic" className="min-w-0 space-y-4">
      <h2 id="topic" className="text-xl">
        {title}
      </h2>
      {blocks.map((block, at) => (
        <Block key={at} block={block} locale={locale} says={says} />
      ))}
    </article>
  )
}

function Block({ block, locale, says }: { block: GuideBlock } & Pick<Props, 'locale' | 'says'>) {
  if (typeof block === 'string') return <p className="max-w-[68ch]">{words(block, says)}</p>
  if ('steps' in block)
    return (
      <ol className="max-w-[68ch] list-decimal space-y-2 pl-6 marker:font-semibold marker:text-brand-strong">
        {block.steps.map((step) => (
          <li key={step} className="pl-1.5">
            {words(step, says)}
          </li>
        ))}
      </ol>
    )
  if ('note' in block)
    return (
      <p className="flex max-w-[68ch] gap-3 rounded-lg bg-brand-soft px-4 py-3 text-sm">
        <LightBulbIcon aria-hidden className="size-5 shrink-0 text-brand-ink" />
        <span>{words(block.note, says)}</span>
      </p>
    )
  return (
    <img
      src={`/guide/${locale.slice(0, 2)}/${block.picture}.webp`}
      alt={block.alt}
      {...pictureSize}
      loading="lazy"
      className="h-auto w-full max-w-[1000px] rounded-lg border border-line"
    />
  )
}

const words = (text: string, says: MessageLookup) =>
  runsOf(text, says).map((run, at) => (run.quoted ? <strong key={at}>{run.text}</strong> : run.text))
