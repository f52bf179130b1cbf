import { expectTypeOf, test } from 'vitest'
import { connect } from './index.ts'

test('requests are made by any function that takes what fetch does', () => {
  const ask = async (input: string | URL | Request, init?: RequestInit) => fetch(input, init)
  expectTypeOf(connect).toBeCallableWith({ url: '/notifications', fetch: ask })
  expectTypeOf(connect).toBeCallableWith({ url: '/notifications', fetch })
})
