// Unpacks the browser into `out`, as an application would build its pages.
import { copyFileSync, mkdirSync } from 'node:fs'
import chromium from '@sparticuz/chromium'

mkdirSync('out', { recursive: true })
copyFileSync(await chromium.executablePath(), 'out/chromium')
