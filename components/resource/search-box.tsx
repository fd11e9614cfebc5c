import { IconSearchInput } from '@/components/ui/search-input'

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
    <IconSearchInput
      label={label}
      maxLength={100}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="w-full max-w-96 min-w-24 flex-1 print:hidden"
    />
  )
}
