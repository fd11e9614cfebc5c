import type { Fact } from './printed-facts'

/** `t` translates the message keys of the labels. */
export function FactList({
  facts,
  t,
  className,
}: {
  facts: readonly Fact[]
  t: (key: string) => string
  className: string
}) {
  return (
    <dl className={className}>
      {facts.map(({ labelKey, value }) => (
        <div key={labelKey}>
          <dt className="text-ink-soft">{t(labelKey)}</dt>
          <dd className="figures font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
