import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { renderInEnglish } from './form-around'

function Question({ mayClose = true }: { mayClose?: boolean }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete property</Button>
      <Dialog
        open={open}
        onClose={mayClose ? close : undefined}
        title="Warning"
        description="Do you really want to delete this record?"
        closeLabel={mayClose ? 'Close' : undefined}
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

async function ask(page = <Question />) {
  const user = renderInEnglish(page)
  await user.click(screen.getByRole('button', { name: 'Delete property' }))
  return { user, dialog: await screen.findByRole('alertdialog') }
}

describe('a dialog', () => {
  test('says its title and its question', async () => {
    const { dialog } = await ask()
    expect(dialog).toHaveAccessibleName('Warning')
    expect(dialog).toHaveAccessibleDescription('Do you really want to delete this record?')
  })

  test('takes the focus where it is told to, and keeps it inside', async () => {
    const { user, dialog } = await ask()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    for (let press = 0; press < 5; press++) {
      await user.tab()
      expect(dialog).toContainElement(document.activeElement as HTMLElement)
    }
  })

  test('has nothing behind it that could be reached, also when it comes open', async () => {
    const { user } = await ask()
    const behind = () => screen.queryByRole('button', { name: 'Delete property' })
    expect(behind()).not.toBeInTheDocument()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(behind()).toBeInTheDocument())
  })

  test('that comes open hides what is behind it too', async () => {
    renderInEnglish(
      <>
        <Button>Behind</Button>
        <Dialog open title="Done" />
      </>,
    )
    expect(await screen.findByRole('dialog', { name: 'Done' })).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Behind' })).not.toBeInTheDocument())
  })

  test('closes with Escape and gives the focus back', async () => {
    const { user } = await ask()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete property' })).toHaveFocus())
  })

  test('leaves the focus in the page where what opened it goes away with it', async () => {
    function Cards() {
      const [shown, setShown] = useState(true)
      const [open, setOpen] = useState(false)
      return (
        <main id="main" tabIndex={-1}>
          {shown && <Button onClick={() => setOpen(true)}>Delete property</Button>}
          <Dialog
            open={open}
            title="Warning"
            actions={<Button onClick={() => (setShown(false), setOpen(false))}>Delete</Button>}
          />
        </main>
      )
    }
    const user = renderInEnglish(<Cards />)
    await user.click(screen.getByRole('button', { name: 'Delete property' }))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  })

  test('whose going never ends, as when it is closed while still coming, leaves the page open all the same', async () => {
    class CSSTransition {
      readonly finished = new Promise(() => undefined)
    }
    const { getAnimations } = Element.prototype
    const { user } = await ask()
    Object.assign(globalThis, { CSSTransition })
    Object.assign(Element.prototype, { getAnimations: () => [new CSSTransition()] })
    try {
      await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
      expect(screen.getByRole('button', { name: 'Delete property' })).toHaveFocus()
    } finally {
      Object.assign(Element.prototype, { getAnimations })
      Reflect.deleteProperty(globalThis, 'CSSTransition')
    }
  })

  test('that must be waited for does not close with Escape', async () => {
    const { user, dialog } = await ask(<Question mayClose={false} />)
    await user.keyboard('{Escape}')
    expect(dialog).toBeInTheDocument()
  })
})

test('a button that is at work takes no second press and keeps the focus', async () => {
  let presses = 0
  const user = renderInEnglish(
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
