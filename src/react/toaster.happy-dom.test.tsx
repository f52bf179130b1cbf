// @vitest-environment happy-dom
import { testInTestDom } from './toaster.suite.tsx'

testInTestDom()
