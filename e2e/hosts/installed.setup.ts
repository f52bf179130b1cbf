import { test } from '@playwright/test'
import { type Application, applications, buildApplication } from './application.js'

for (const [name, promise] of Object.entries(applications)) {
  test(promise, () => {
    test.setTimeout(600_000)
    buildApplication(name as Application, process.env.BELFRY_TARBALL!)
  })
}
