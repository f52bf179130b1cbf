// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, Suspense, lazy, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { type RenderCard, Toaster } from './index.ts'
import { card, catchErrors, cleanUpAfterEach, fresh } from './screen.model.tsx'

cleanUpAfterEach()

test('a renderer gets its state and the parts of the default card', () => {
  const { add, notify, show } = fresh()
  show({
    children: ({ title }, { state, parts }) => (
      <article>
        {title} is {state}: {parts.picture}
        {parts.text}
        {parts.action}
        {parts.close}
      </article>
    ),
  })
  const onAction = vi.fn<() => void>()
  add('Deleted', { action: { label: 'Undo', onAction, keepOpen: true } })
  expect(card().textContent).toContain('Deleted is entering')
  expect(card().querySelector('.belfry-sign')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(onAction).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss notification' }))
  expect(notify.size()).toBe(0)
})

test.each([null, undefined])('a renderer that returns %s means the default card', (nothing) => {
  const { add, show } = fresh()
  show({ children: ({ title }) => (title === 'Mine' ? <em>My own</em> : nothing) })
  add('Usual')
  expect(card().querySelector('.belfry-card')?.textContent).toContain('Usual')
  expect(card().dataset.custom).toBeUndefined()
})

test('a card that draws itself is marked, so the default look leaves it alone', () => {
  const { add, show } = fresh()
  show()
  add('Saved', { render: () => <em>Mine</em> })
  expect(card().dataset.custom).toBe('')
})

test('what a renderer writes as mere text changes in a translated page too', () => {
  const complaints = vi.spyOn(console, 'error').mockReturnValue()
  const { add, show } = fresh()
  show({ children: ({ title, count }) => (count ? count : title) })
  add('One', { key: 'k' })
  const translate = () => {
    const texts = document.createTreeWalker(card(), NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const font = document.createElement('font')
      const text = texts.currentNode as Text
      text.replaceWith(font)
      font.textContent = `${text.data}, translated`
      texts.currentNode = font.firstChild!
    }
  }
  translate()
  add('Two', { key: 'k' })
  expect(card().textContent).toBe('2')
  translate()
  add('Three', { key: 'k', render: () => null })
  expect(card().textContent).toContain('Three')
  expect(card().textContent).not.toContain('translated')
  expect(complaints).not.toHaveBeenCalled()
})

test('a renderer may suspend; meanwhile the default card is there', async () => {
  const { add, notify } = fresh()
  let arrive = (_module: { default: () => ReactNode }) => {}
  const Slow = lazy(() => new Promise<{ default: () => ReactNode }>((done) => (arrive = done)))
  render(
    <Suspense fallback="The application waits">
      <p>The application</p>
      <Toaster notifier={notify} />
    </Suspense>,
  )
  add('Saved', { render: () => <Slow /> })
  expect(screen.getByText('The application')).toBeTruthy()
  expect(screen.getByText('Saved').className).toBe('belfry-title')
  expect(card().dataset.custom).toBeUndefined()
  await act(async () => arrive({ default: () => <em>It is here</em> }))
  expect(await screen.findByText('It is here')).toBeTruthy()
  expect(card().dataset.custom).toBe('')
})

test('a notification’s own renderer can use the parts as they are', () => {
  const { notify, show } = fresh()
  show()
  const own: RenderCard = (_, { parts }) => <article>{parts.text}</article>
  act(() => void notify('Saved', { render: (_, { parts }) => <article>{parts.text}</article> }))
  act(() => void notify('Sent', { render: own }))
  expect(screen.getAllByRole('article').map((each) => each.textContent)).toEqual([
    'Info: Sent',
    'Info: Saved',
  ])
})

test('a new renderer does not run on the hooks of the previous one', () => {
  const { add, notify, show } = fresh()
  show()
  const First = () => useState('first')[0]
  const Second = () => {
    const [words] = useState('second')
    return useState(words)[0]
  }
  const id = add('Saved', { render: First })
  expect(card().textContent).toBe('first')
  act(() => void notify.update(id, { render: Second }))
  expect(card().textContent).toBe('second')
})

test('a card keeps its state when the Toaster gets a new function to draw with', () => {
  const { add, show } = fresh()
  const drawWith = (word: string) => () => <>{useState(word)[0]}</>
  const rerender = show({ children: drawWith('first') })
  add('Saved')
  rerender({ children: drawWith('second') })
  expect(card().textContent).toBe('first')
})

test('a function that needs different hooks is drawn, and starts over', () => {
  const { add, show } = fresh()
  const report = catchErrors()
  const One = () => <em>{useState('one')[0]}</em>
  const Two = () => {
    const [words] = useState('two')
    return <em>{useState(words)[0]}</em>
  }
  const rerender = show({ children: One })
  add('Saved')
  rerender({ children: Two })
  expect(card().textContent).toBe('two')
  expect(card().dataset.custom).toBe('')
  rerender({ children: One })
  expect(card().textContent).toBe('one')
  expect(report).not.toHaveBeenCalled()
})

test('a function that fails in the place of another is reported once', () => {
  const { add, show } = fresh()
  const report = catchErrors()
  const broken = new Error('broken')
  const rerender = show({ children: () => <em>Mine</em> })
  add('Saved')
  rerender({
    children: () => {
      throw broken
    },
  })
  expect(report).toHaveBeenCalledExactlyOnceWith(broken)
  expect(card().querySelector('.belfry-card')).toBeTruthy()
})

test('after a renderer fails, the default card has its look, and the next renderer is tried', () => {
  const { add, notify, show } = fresh()
  const report = catchErrors()
  show()
  const broken = new Error('broken')
  const id = add('Saved', {
    render: () => {
      throw broken
    },
  })
  expect(report).toHaveBeenCalledWith(broken)
  expect(card().querySelector('.belfry-card')).toBeTruthy()
  expect(card().dataset.custom).toBeUndefined()
  act(() => void notify.update(id, { render: () => <em>Mended</em> }))
  expect(screen.getByText('Mended')).toBeTruthy()
})
