import { findOldFirefox } from '../../scripts/old-firefox.js'
import { startOldFirefox } from './old-firefox.ts'
import { playInOld } from './old.ts'

const found = findOldFirefox()

// The oldest Firefox that is promised a card: it knows neither `popover` nor `light-dark()`.
playInOld('Firefox 115', {
  isOld: () => navigator.userAgent.includes('Firefox/115.'),
  start: () => startOldFirefox(found!.program, found!.env),
  lacks: !found && 'no Firefox 115 here',
})
