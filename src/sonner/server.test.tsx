import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Toaster, toast, useSonner } from './index.ts'

const Count = () => <p>{useSonner().toasts.length}</p>

test('on a server, a Toaster renders nothing, whatever was called there, and logs nothing', () => {
  const error = vi.spyOn(console, 'error')
  toast('on the server', { position: 'top-left' })
  expect(renderToString(<Toaster theme="system" dir="auto" />)).toBe('')
  expect(renderToString(<Count />)).toBe('<p>0</p>')
  expect(error).not.toHaveBeenCalled()
})
