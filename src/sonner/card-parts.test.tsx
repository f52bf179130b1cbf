// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { spoken } from '../testing/index.ts'
import { type ToastT, toast } from './index.ts'
import { card, isPresent, part, show, watchConsole } from './screen.model.tsx'

watchConsole()

describe('nodes', () => {
  const Name = () => <>Ada</>

  test('are drawn, and their words are said', async () => {
    show(() => toast(<b>Hello</b>, { description: () => <i>World</i> }))
    expect(part('title')?.innerHTML).toBe('<b>Hello</b>')
    expect(part('description')?.innerHTML).toBe('<i>World</i>')
    await waitFor(() => expect(spoken().at(-1)).toBe('Info: Hello. World.'))
  })

  test('from components are said as they are drawn, once', async () => {
    show(() =>
      toast.success(
        <>
          Saved by <Name />
        </>,
        { description: <Name /> },
      ),
    )
    await waitFor(() => expect(spoken().at(-1)).toBe('Success: Saved by Ada. Ada.'))
    expect(spoken().filter((words) => words.includes('Saved by'))).toHaveLength(1)
  })

  test('that a browser has translated are not said again when something else changes', async () => {
    show(() => toast('Saved', { id: 'x', description: 'All of it' }))
    await waitFor(() => expect(spoken().at(-1)).toBe('Info: Saved. All of it.'))
    for (const name of ['title', 'description']) part(name)!.textContent = 'Gespeichert'
    const before = spoken().length
    act(() => void toast('Saved', { id: 'x', duration: Infinity }))
    act(() => void toast('Next'))
    await waitFor(() => expect(spoken().slice(before)).toEqual(['Info: Next.']))
  })

  test('of a custom toast stand in a bare card', async () => {
    show(() => toast.custom((id) => <button type="button">Own {id}</button>, { id: 'me' }))
    expect(card().dataset.styled).toBe('false')
    expect(part('title')?.innerHTML).toBe('<button type="button">Own me</button>')
    await waitFor(() => expect(spoken().at(-1)).toBe('Info: Own me.'))
  })

  test('a label is said with the words', async () => {
    show(() => toast('Deleted', { action: { label: 'Undo', onClick: () => {} } }))
    await waitFor(() => expect(spoken().at(-1)).toBe('Info: Deleted. Undo.'))
  })

  test('an error in place of words shows its message', () => {
    show(() => toast.error(new Error('No network') as never))
    expect(part('title')?.textContent).toBe('No network')
  })

  test('an answer that only looks like an error shows its message too', () => {
    const refusal = { code: 409, message: 'Taken' }
    show(() => toast.error(refusal as never, { description: { message: 'Try again' } as never }))
    expect(part('title')?.textContent).toBe('Taken')
    expect(part('description')?.textContent).toBe('Try again')
  })
})

describe('buttons', () => {
  test('each says which toast it means', () => {
    const button = (label: string) => ({ label, onClick: () => {} })
    const more = { description: 'For good?', action: button('Yes'), cancel: button('No') }
    show(() => toast('Delete it', more))
    const described = within(card())
      .getAllByRole('button')
      .map((each) => each.ariaDescription)
    expect(described).toEqual(Array(3).fill('Delete it. For good?'))
  })

  test('an action closes its toast, which is not a dismissal', async () => {
    const onDismiss = vi.fn<() => void>()
    const onClick = vi.fn<(event: unknown) => void>()
    show(() => toast('x', { id: 'x', onDismiss, action: { label: 'Undo', onClick } }))
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(onClick).toHaveBeenCalledOnce()
    expect(isPresent('x')).toBe(false)
    expect(onDismiss).not.toHaveBeenCalled()
  })

  test('an action that prevents the default keeps it open', async () => {
    show(() =>
      toast('x', {
        id: 'x',
        action: { label: 'Stay', onClick: (event) => event.preventDefault() },
      }),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }))
    expect(isPresent('x')).toBe(true)
  })

  test('an action that replaces its toast leaves the replacement open', async () => {
    const onClick = () => toast.success('Restored', { id: 'x' })
    show(() => toast('Deleted', { id: 'x', action: { label: 'Undo', onClick } }))
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(part('title')?.textContent).toBe('Restored')
    expect(isPresent('x')).toBe(true)
  })

  test('cancel always closes, except a toast that cannot be dismissed', async () => {
    const onClick = vi.fn<(event: React.MouseEvent) => void>((event) => event.preventDefault())
    const cancel = { label: 'No', onClick }
    show(() => toast('x', { id: 'x', cancel, dismissible: false }))
    await userEvent.click(screen.getByRole('button', { name: 'No' }))
    expect(onClick).not.toHaveBeenCalled()
    act(() => void toast('x', { id: 'x', dismissible: true }))
    await userEvent.click(screen.getByRole('button', { name: 'No' }))
    expect(onClick).toHaveBeenCalledOnce()
    expect(isPresent('x')).toBe(false)
  })

  test('may be elements', () => {
    show(() => toast('x', { action: <a href="/go">Go</a> }))
    expect(within(card()).getByRole('link', { name: 'Go' })).toBeTruthy()
  })

  test('the close button is always within reach and dismisses', async () => {
    const onDismiss = vi.fn<(toast: ToastT) => void>()
    show(() => toast('x', { id: 'x', onDismiss }))
    expect(part('close-button')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Close toast' }))
    expect(onDismiss.mock.lastCall?.[0].id).toBe('x')
  })

  test('the close button comes after the action, except where it was asked for', () => {
    const action = { label: 'Undo', onClick: () => {} }
    const names = () =>
      within(card())
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label') ?? button.textContent)
    show(() => toast('x', { action }))
    expect(names()).toEqual(['Undo', 'Close toast'])
    act(() => void toast('y', { action, closeButton: true }))
    expect(names()).toEqual(['Close toast', 'Undo'])
  })

  test('the close button of an unstyled toast has a sign to be seen by', () => {
    show(() => toast('x', { unstyled: true, closeButton: true }))
    expect(part('close-button')?.querySelector('svg')).toBeTruthy()
  })

  test('the close button has a name where asked for, with custom words and icon', () => {
    show(() => toast('x'), {
      closeButton: true,
      icons: { close: <i>×</i> },
      toastOptions: { closeButtonAriaLabel: 'Away', classNames: { closeButton: 'own' } },
    })
    expect(part('close-button')?.getAttribute('aria-label')).toBe('Away')
    expect(part('close-button')?.innerHTML).toBe('<i>×</i>')
    expect(part('close-button')?.className).toContain('own')
    act(() => void toast('y', { closeButton: false }))
    expect(part('close-button')).toBeNull()
  })

  test('loading toasts, and those that cannot be dismissed, have no close button', () => {
    show(() => toast.loading('x'), { closeButton: true })
    expect(part('close-button')).toBeNull()
    act(() => void toast('y', { dismissible: false }))
    expect(part('close-button')).toBeNull()
    expect(card().dataset.dismissible).toBe('false')
  })
})
