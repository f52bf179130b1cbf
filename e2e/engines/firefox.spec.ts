import { playIn } from './engine.ts'
import { startFirefox } from './firefox.ts'

playIn('Firefox', startFirefox, 'firefox-esr', 'firefox')
