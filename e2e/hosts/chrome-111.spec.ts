import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { drive } from '../engines/playwright.ts'
import { builtFolder } from './application.js'
import { playInOld } from './old.ts'

// The oldest Chrome that is promised a card: it knows neither `popover` nor `light-dark()`.
playInOld('Chrome 111', {
  isOld: () => navigator.userAgent.includes('Chrome/111.'),
  async start() {
    const executablePath = join(builtFolder('chrome-111'), 'chromium')
    return drive(await chromium.launch({ executablePath, args: ['--no-sandbox'] }))
  },
})
