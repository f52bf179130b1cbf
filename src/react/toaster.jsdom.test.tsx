// @vitest-environment jsdom
import { testInTestDom } from './toaster.suite.tsx'

testInTestDom()
