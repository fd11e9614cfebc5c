import { MagnifyingGlassIcon } from '@heroicons/react/20/solid'
import { SearchInput } from '@/components/ui/search-input'

/** The box above a list that searches all of it. */
export function SearchBox({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (text: string) => void
}) {
  return (
    <div className="relative w-full max-w-96 min-w-[min(100%,14rem)] flex-1">
      <MagnifyingGlassIcon
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-ink-soft"
      />
      <SearchInput
        aria-label={label}
        placeholder={label}
        maxLength={100}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="pl-10"
      />
    </div>
  )
}
