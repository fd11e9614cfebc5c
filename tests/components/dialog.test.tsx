import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { renderPage } from './render-page'

function Question({ canClose = true }: { canClose?: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Delete property</Button>
      <Dialog
        open={isOpen}
        onClose={canClose ? close : undefined}
        title="Warning"
        description="Do you really want to delete this record?"
        closeLabel={canClose ? 'Close' : undefined}
        role="alertdialog"
        actions={
          <>
            <Button onClick={close} autoFocus>
              Cancel
            </Button>
            <Button variant="danger">Delete</Button>
          </>
        }
      />
    </>
  )
}

async function openDialog(page = <Question />) {
  const { user } = renderPage(page)
  await user.click(screen.getByRole('button', { name: 'Delete property' }))
  return { user, dialog: await screen.findByRole('alertdialog') }
}

async function withEndlessTransition(run: () => Promise<void>) {
  class CSSTransition {
    readonly finished = new Promise(() => undefined)
  }
  const { getAnimations } = Element.prototype
  Object.assign(globalThis, { CSSTransition })
  Object.assign(Element.prototype, { getAnimations: () => [new CSSTransition()] })
  try {
    await run()
  } finally {
    Object.assign(Element.prototype, { getAnimations })
    Reflect.deleteProperty(globalThis, 'CSSTransition')
  }
}

describe('dialog', () => {
  test('exposes its title and description', async () => {
    const { dialog } = await openDialog()
    expect(dialog).toHaveAccessibleName('Warning')
    expect(dialog).toHaveAccessibleDescription('Do you really want to delete this record?')
  })

  test('focuses the element with autoFocus and traps focus', async () => {
    const { user, dialog } = await openDialog()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    for (let press = 0; press < 5; press++) {
      await user.tab()
      expect(dialog).toContainElement(document.activeElement as HTMLElement)
    }
  })

  test('makes the page behind it inert while open', async () => {
    const { user } = await openDialog()
    const queryDeleteButton = () => screen.queryByRole('button', { name: 'Delete property' })
    expect(queryDeleteButton()).not.toBeInTheDocument()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(queryDeleteButton()).toBeInTheDocument())
  })

  test('hides the page behind it when it mounts open', async () => {
    renderPage(
      <>
        <Button>Behind</Button>
        <Dialog open title="Done" />
      </>,
    )
    expect(await screen.findByRole('dialog', { name: 'Done' })).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Behind' })).not.toBeInTheDocument())
  })

  test('closes with Escape and returns focus', async () => {
    const { user } = await openDialog()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete property' })).toHaveFocus())
  })

  test('moves focus into the page when the opening element has been removed', async () => {
    function Cards() {
      const [visible, setVisible] = useState(true)
      const [isOpen, setIsOpen] = useState(false)
      return (
        <main id="main" tabIndex={-1}>
          {visible && <Button onClick={() => setIsOpen(true)}>Delete property</Button>}
          <Dialog
            open={isOpen}
            title="Warning"
            actions={<Button onClick={() => (setVisible(false), setIsOpen(false))}>Delete</Button>}
          />
        </main>
      )
    }
    const { user } = renderPage(<Cards />)
    await user.click(screen.getByRole('button', { name: 'Delete property' }))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  })

  test('makes the page usable again even if the closing transition never ends', async () => {
    const { user } = await openDialog()
    await withEndlessTransition(async () => {
      await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
      expect(screen.getByRole('button', { name: 'Delete property' })).toHaveFocus()
    })
  })

  test('keeps its content during the closing transition', async () => {
    function Page() {
      const [name, setName] = useState<string | null>('Alfama')
      return <Dialog open={name !== null} title={`Delete ${name}?`} onClose={() => setName(null)} />
    }
    const { user } = renderPage(<Page />)
    const title = await screen.findByText('Delete Alfama?')
    await withEndlessTransition(async () => {
      await user.keyboard('{Escape}')
      await waitFor(() => expect(title.closest('[data-closed]')).toBeInTheDocument())
      expect(title).toHaveTextContent('Delete Alfama?')
      await waitFor(() => expect(title).not.toBeInTheDocument())
    })
  })

  test('does not close with Escape without a close handler', async () => {
    const { user, dialog } = await openDialog(<Question canClose={false} />)
    await user.keyboard('{Escape}')
    expect(dialog).toBeInTheDocument()
  })
})

test('ignores presses on a busy button, which keeps focus', async () => {
  let presses = 0
  const { user } = renderPage(
    <Button loading onClick={() => presses++}>
      Save
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Save' })
  await user.tab()
  await user.keyboard('{Enter}')
  await user.click(button)
  expect(presses).toBe(0)
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-busy', 'true')
})
