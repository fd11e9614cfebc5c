import { MagnifyingGlassIcon, MapPinIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useId, useState, useEffect } from 'react'
import { classes } from '@/components/ui/classes'
import { Spinner } from '@/components/ui/spinner'
import { type PlaceView, findPlaces } from '@/lib/agency/places'

export function PlaceSearch({
  disabled,
  onChoose,
}: {
  disabled: boolean
  onChoose: (place: PlaceView) => void
}) {
  const t = useTranslations('listing.location')
  const id = useId()
  const [query, setQuery] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [activeIndex, setActiveIndex] = useState(-1)
  const { state, places } = usePlaceSearch(query)
  const isVisible = isOpen && query.trim() !== ''
  const activePlace = isVisible ? places[activeIndex] : undefined

  function choose(place: PlaceView) {
    setOpen(false)
    setQuery(place.name)
    onChoose(place)
  }

  function handleKeyDown(event: KeyboardEvent) {
    const lastIndex = places.length - 1
    if (event.key === 'Enter') {
      // Enter chooses a place without submitting the form.
      event.preventDefault()
      const place = places[Math.max(activeIndex, 0)]
      if (isVisible && place !== undefined) choose(place)
    } else if (event.key === 'Escape' && isVisible) {
      event.preventDefault()
      setOpen(false)
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      if (event.key === 'ArrowDown') setActiveIndex(activeIndex >= lastIndex ? 0 : activeIndex + 1)
      else setActiveIndex(activeIndex <= 0 ? lastIndex : activeIndex - 1)
    }
  }

  return (
    <div className="relative print:hidden">
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {t('search')}
      </label>
      <div className="relative">
        <MagnifyingGlassIcon
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-ink-soft"
        />
        <input
          id={id}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isVisible && places.length > 0}
          aria-controls={isVisible ? `${id}-list` : undefined}
          aria-activedescendant={activePlace === undefined ? undefined : `${id}-${activeIndex}`}
          aria-describedby={`${id}-help`}
          autoComplete="off"
          disabled={disabled}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
            setActiveIndex(-1)
            setOpen(true)
          }}
          // Selects the previous search so that typing replaces it.
          onFocus={(event) => event.target.select()}
          onBlur={() => setOpen(false)}
          onKeyDown={handleKeyDown}
          className="entry pl-10"
        />
      </div>
      <p id={`${id}-help`} className="mt-1.5 text-sm text-ink-soft">
        {t('searchHelp')}
      </p>
      {isVisible && (
        <div
          // Prevents the list from taking the focus, which would close it before the click.
          onPointerDown={(event) => event.preventDefault()}
          className="animate-rise absolute inset-x-0 top-18 z-30 max-h-80 overflow-y-auto rounded-lg border border-line bg-raised p-1.5 shadow-raised"
        >
          <ul id={`${id}-list`} role="listbox" aria-label={t('suggestions')}>
            {places.map((place, index) => (
              <li
                key={`${place.name} ${place.detail} ${place.lat} ${place.lng}`}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === activeIndex}
                onPointerEnter={() => setActiveIndex(index)}
                onPointerUp={() => choose(place)}
                className={classes(
                  'flex min-h-10 cursor-pointer items-center gap-3 rounded-sm px-2.5 py-1.5 pointer-coarse:min-h-11',
                  index === activeIndex && 'bg-wash',
                )}
              >
                <MapPinIcon aria-hidden className="size-5 shrink-0 text-ink-soft" />
                <span className="min-w-0">
                  <span className="font-medium">{place.name}</span>
                  {place.detail !== '' && <span className="text-ink-soft"> {place.detail}</span>}
                </span>
              </li>
            ))}
          </ul>
          <p role="status" className={classes('px-2.5 text-sm text-ink-soft', state !== 'found' && 'py-2')}>
            {state === 'waiting' && (
              <span className="flex items-center gap-2">
                <Spinner className="size-4" /> {t('searching')}
              </span>
            )}
            {state === 'none' && t('nothingFound', { text: query.trim() })}
            {state === 'failed' && t('searchFailed')}
            {state === 'found' && (
              <span className="sr-only">{t('foundCount', { count: places.length })}</span>
            )}
          </p>
        </div>
      )}
    </div>
  )
}

const debounceMs = 250

function usePlaceSearch(query: string): {
  state: 'waiting' | 'failed' | 'none' | 'found'
  places: PlaceView[]
} {
  const text = query.trim()
  /** `places` is null if the search failed. */
  const [response, setResponse] = useState<{ query: string; places: PlaceView[] | null }>()

  useEffect(() => {
    if (text === '') return
    const abortController = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const places = await findPlaces(text, { signal: abortController.signal })
        setResponse({ query: text, places })
      } catch {
        if (!abortController.signal.aborted) setResponse({ query: text, places: null })
      }
    }, debounceMs)
    return () => {
      clearTimeout(timer)
      abortController.abort()
    }
  }, [text])

  if (response?.query !== text) return { state: 'waiting', places: [] }
  const { places } = response
  if (places === null) return { state: 'failed', places: [] }
  return { state: places.length === 0 ? 'none' : 'found', places }
}
