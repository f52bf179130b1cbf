// @ts-check
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const SPEECH = `LogLevel 1
AddModule "silent" "sd_dummy" ""
DefaultModule silent
DefaultLanguage "en"
`

// Orca keeps the last lines of its log to itself until it has more; here it writes down each at once.
const PROMPT = `
import builtins, runpy, shutil, sys
usual = open
def prompt(file, mode='r', buffering=-1, *rest, **named):
    return usual(file, mode, 1 if mode == 'w' else buffering, *rest, **named)
builtins.open = prompt
sys.argv[0] = shutil.which('orca')
runpy.run_path(sys.argv[0], run_name='__main__')
`

// Who has written nothing for so long has nothing left to say, however busy the machine is.
const SILENCE = 1500
const LONGEST = 30_000

/**
 * Starts Orca with an engine that makes no sound; needs a display and a session bus. Everything
 * that these programs write lands in a folder of their own.
 */
export async function startOrca() {
  const home = mkdtempSync(join(tmpdir(), 'belfry-orca-'))
  const runtime = join(home, 'run')
  const config = join(home, '.config', 'speech-dispatcher')
  const log = join(home, 'orca.log')
  mkdirSync(runtime, { mode: 0o700 })
  mkdirSync(config, { recursive: true })
  writeFileSync(join(config, 'speechd.conf'), SPEECH)
  const env = {
    ...process.env,
    HOME: home,
    XDG_RUNTIME_DIR: runtime,
    GNOME_ACCESSIBILITY: '1',
    LANG: 'C.UTF-8',
  }
  /** @type {import('node:child_process').ChildProcess[]} */
  const started = []

  /** @param {string} command @param {string[]} options */
  function start(command, ...options) {
    const child = spawn(command, options, { env, stdio: 'ignore' })
    child.on('error', (error) => console.error(`${command}: ${error.message}`))
    started.push(child)
    return child
  }

  // Browsers build their accessibility tree only for someone who listens.
  for (const flag of ['IsEnabled', 'ScreenReaderEnabled']) {
    const to = ['--session', '--dest', 'org.a11y.Bus', '--object-path', '/org/a11y/bus']
    const set = ['--method', 'org.freedesktop.DBus.Properties.Set', 'org.a11y.Status', flag]
    execFileSync('gdbus', ['call', ...to, ...set, '<true>'], { env })
  }
  start('openbox')
  start('speech-dispatcher', '--run-single', '--config-dir', config)
  await wait(1000)
  start('/usr/bin/python3', '-c', PROMPT, '--replace', '--debug', `--debug-file=${log}`)
  await wait(5000)

  /** What was said and when, as Orca has written it down. */
  function spoken() {
    const lines = readFileSync(log, 'utf8').split('\n')
    return lines.flatMap((line) => {
      const [, time = '', text] = /^([\d:.]+) - SPEECH OUTPUT: '(.*?)'(?:\{.*)?$/.exec(line) ?? []
      return text ? { time, text } : []
    })
  }

  return {
    home,
    start,
    spoken,
    /** Waits until Orca has nothing left to do. */
    async comesToRest() {
      const end = Date.now() + LONGEST
      for (let size = -1; size !== statSync(log).size && Date.now() < end; await wait(SILENCE))
        ({ size } = statSync(log))
    },
    /** Ends all programs. */
    async stop() {
      for (const child of started.reverse()) child.kill()
      await wait(1000)
      if (!process.env.BELFRY_KEEP) rmSync(home, { recursive: true, force: true })
    },
  }
}
