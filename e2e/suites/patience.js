import { configure } from '@testing-library/react'

// A second, which it waits by itself, is too short on a busy machine. Nothing else is set up.
configure({ asyncUtilTimeout: 15_000 })
