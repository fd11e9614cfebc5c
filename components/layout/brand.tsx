export function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className="size-8 shrink-0">
      <rect width="32" height="32" rx="8" className="fill-mark" />
      <path d="M9 25V14.5a7 7 0 0 1 14 0V25" fill="none" className="stroke-on-mark" strokeWidth="2.4" />
      <path d="M6 25h20" className="stroke-on-mark" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M12.8 22.6a3.2 3.2 0 0 1 6.4 0z" className="fill-on-mark" />
    </svg>
  )
}

export function Brand({ slogan }: { slogan?: string }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <BrandMark />
      <span className="min-w-0">
        <span className="block text-lg leading-tight font-semibold tracking-tight">Soleira</span>
        {slogan !== undefined && <span className="block truncate text-xs text-ink-soft">{slogan}</span>}
      </span>
    </span>
  )
}
