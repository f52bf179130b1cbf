import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Notifier } from '../core/index.ts'
import { Toaster } from './index.ts'

/** What each test gets; complaints are what was logged to the console. */
interface Surroundings {
  notify: Notifier
  complaints: unknown[][]
}

/** Tests what happens when something given to a Toaster is invalid or throws. */
export const testMishaps = (surroundings: () => Surroundings): void => {
  test('a renderer that throws is reported, and the usual card stands in its place', () => {
    const { notify, complaints } = surroundings()
    const report = vi.fn<(error: unknown) => void>()
    vi.stubGlobal('reportError', report)
    const broken = new Error('broken')
    render(
      <>
        <p>The application</p>
        <Toaster notifier={notify}>
          {({ title }) => {
            if (title === 'Throws') throw broken
            return <em>{title} of mine</em>
          }}
        </Toaster>
      </>,
    )
    act(() => void notify('Throws'))
    act(() => void notify('Good'))
    expect(screen.getByText('Throws').className).toBe('belfry-title')
    expect(screen.getByText('Good of mine')).toBeTruthy()
    expect(screen.getByText('The application')).toBeTruthy()
    expect(report).toHaveBeenCalledWith(broken)
    // React itself logs what a boundary has caught.
    complaints.splice(0)
  })

  test('nothing that labels, language, icons or attributes hold takes the application down', () => {
    const { notify, complaints } = surroundings()
    const report = vi.fn<(error: unknown) => void>()
    vi.stubGlobal('reportError', report)
    document.documentElement.lang = 'en_US'
    const fail = () => {
      throw new Error('broken')
    }
    const Broken = () => fail()
    render(
      <>
        <p>The application</p>
        <Toaster
          notifier={notify}
          limit={1}
          labels={{
            more: fail,
            times: () => ({}) as never,
            region: undefined,
            types: undefined,
            dismiss: undefined,
          }}
          icons={{ info: <Broken />, close: <Broken /> }}
          cardProps={({ title }) => (title === 'First' ? fail() : { style: 'none' as never })}
        />
      </>,
    )
    act(() => void notify('First', { key: 'a', timestamp: Date.now() }))
    act(() => void notify('First', { key: 'a', timestamp: Date.now() }))
    act(() => void notify('Second'))
    expect(screen.getByText('The application')).toBeTruthy()
    expect(screen.getByText('Second')).toBeTruthy()
    expect(screen.getByText('+1 more')).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Notifications' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Dismiss notification' })).toBeTruthy()
    expect(report).toHaveBeenCalled()
    document.documentElement.lang = ''
    complaints.splice(0)
  })

  test('a Toaster in a frame that is gone leaves the cards to another one', () => {
    const { notify } = surroundings()
    const withoutWindow = document.implementation.createHTMLDocument()
    const container = withoutWindow.createElement('div')
    render(<Toaster notifier={notify} />, { container })
    render(<Toaster notifier={notify} />)
    act(() => void notify('Saved'))
    expect(screen.getByText('Saved')).toBeTruthy()
  })

  test('whoever wraps an application in a Toaster, as in a provider, is told so', () => {
    const { notify, complaints } = surroundings()
    render(<Toaster notifier={notify}>{(<p>The application</p>) as never}</Toaster>)
    expect(complaints.splice(0)).toEqual([
      ['belfry: a Toaster takes a function that draws a card; render your application beside it.'],
    ])
  })
}
