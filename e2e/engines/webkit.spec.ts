import { playIn } from './engine.ts'
import { startWebKit } from './webkit.ts'

playIn('WebKit', startWebKit, 'WebKitWebDriver')
