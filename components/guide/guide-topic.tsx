import { LightBulbIcon } from '@heroicons/react/24/outline'
import { type GuideBlock, type MessageLookup, splitByMessageKeys, screenshotSize } from './guide-content'

type Props = { title: string; blocks: readonly GuideBlock[]; locale: string; lookUp: MessageLookup }

export function GuideTopic({ title, blocks, locale, lookUp }: Props) {
  return (
    <article aria-labelledby="topic" className="min-w-0 space-y-4">
      <h2 id="topic" className="text-xl">
        {title}
      </h2>
      {blocks.map((block, index) => (
        <Block key={index} block={block} locale={locale} lookUp={lookUp} />
      ))}
    </article>
  )
}

function Block({ block, locale, lookUp }: { block: GuideBlock } & Pick<Props, 'locale' | 'lookUp'>) {
  if (typeof block === 'string') return <p className="max-w-[68ch]">{renderText(block, lookUp)}</p>
  if ('steps' in block)
    return (
      <ol className="max-w-[68ch] list-decimal space-y-2 pl-6 marker:font-semibold marker:text-brand-strong">
        {block.steps.map((step) => (
          <li key={step} className="pl-1.5">
            {renderText(step, lookUp)}
          </li>
        ))}
      </ol>
    )
  if ('note' in block)
    return (
      <p className="flex max-w-[68ch] gap-3 rounded-lg bg-brand-soft px-4 py-3 text-sm">
        <LightBulbIcon aria-hidden className="size-5 shrink-0 text-brand-ink" />
        <span>{renderText(block.note, lookUp)}</span>
      </p>
    )
  return (
    <img
      src={`/guide/${locale.slice(0, 2)}/${block.screenshot}.webp`}
      alt={block.alt}
      {...screenshotSize}
      loading="lazy"
      className="h-auto w-full max-w-[1000px] rounded-lg border border-line"
    />
  )
}

const renderText = (text: string, lookUp: MessageLookup) =>
  splitByMessageKeys(text, lookUp).map((part, index) =>
    part.isMessage ? <strong key={index}>{part.text}</strong> : part.text,
  )
