const maxCount = 99

export function Badge({ count }: { count: number }) {
  return (
    <span className="figures inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-brand-fill px-1.5 text-xs font-semibold text-on-brand forced-colors:border">
      {count > maxCount ? `${maxCount}+` : count}
    </span>
  )
}
