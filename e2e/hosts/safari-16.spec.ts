import { onPath } from '../../scripts/system.js'
import { startWebKit } from '../engines/webkit.ts'
import { playInOld } from './old.ts'
import { takeAway } from './safari-16/take-away.ts'

const program = onPath('WebKitWebDriver')

// Nobody hands out Safari 16.4, so this is today's WebKit without what that one lacks.
playInOld('WebKit with what Safari 16.4 has', {
  isOld: () =>
    !('popover' in HTMLElement.prototype) &&
    !('checkVisibility' in Element.prototype) &&
    ![...document.styleSheets].some((sheet) =>
      [...sheet.cssRules].some(({ cssText }) => /light-dark|starting-style/.test(cssText)),
    ),
  start: () => {
    if (!program) throw new Error('No WebKitWebDriver on PATH.')
    return startWebKit(program)
  },
  prepare: takeAway,
  lacks: !program && !process.env.CI && 'no WebKitWebDriver on PATH',
})
