'use client'

import type { Editor } from '@tiptap/react'
import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { toLinkUrl } from '@/lib/format/link-url'

export function LinkRow({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const t = useTranslations('fields.richText')
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const [url, setUrl] = useState(() => String(editor.getAttributes('link').href ?? ''))
  const [wrong, setWrong] = useState(false)
  const isOnLink = editor.isActive('link')
  useEffect(() => box.current?.focus(), [])

  function done() {
    editor.commands.focus()
    onDone()
  }

  function apply() {
    const href = toLinkUrl(url)
    if (href === null) {
      setWrong(true)
      return
    }
    const chain = editor.chain().focus().extendMarkRange('link')
    // Without a selection, the URL becomes the link's text.
    if (editor.state.selection.empty && !isOnLink)
      chain
        .insertContent({ type: 'text', text: url.trim(), marks: [{ type: 'link', attrs: { href } }] })
        .run()
    else chain.setLink({ href }).run()
    onDone()
  }

  return (
    <div className="border-b border-line bg-wash p-2">
      <div className="flex flex-wrap items-center gap-2">
        <label htmlFor={id} className="text-sm font-medium">
          {t('linkTo')}
        </label>
        <input
          ref={box}
          id={id}
          type="text"
          inputMode="url"
          value={url}
          placeholder="https://"
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? `${id}-wrong` : undefined}
          onChange={({ target }) => {
            setWrong(false)
            setUrl(target.value)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') {
              event.stopPropagation()
              done()
            }
            if (event.key !== 'Enter') return
            // Applies the link without submitting the form.
            event.preventDefault()
            apply()
          }}
          className="entry min-w-40 flex-1"
        />
        <Button size="sm" variant="primary" onClick={apply}>
          {t('setLink')}
        </Button>
        {isOnLink && (
          <Button
            size="sm"
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run()
              onDone()
            }}
          >
            {t('unlink')}
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={done}>
          {t('cancelLink')}
        </Button>
      </div>
      {wrong && (
        <p id={`${id}-wrong`} role="alert" className="mt-1.5 text-sm text-danger">
          {t('wrongLink')}
        </p>
      )}
    </div>
  )
}
