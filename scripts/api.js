// @ts-check
// Writes what each door promises to docs/api, and a page for each to docs/reference. With
// --check it fails where these differ from the sources.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
} from '@microsoft/api-extractor'
import { doors } from './doors.js'
import { referencePage } from './reference.js'
import { run } from './run.js'

const checking = process.argv.includes('--check')
// Beside the DOM's own `Notification`, ours is written `Notification_2`: spare core that.
const withoutDom = ['belfry', 'belfry/testing']
const unsaid = { logLevel: ExtractorLogLevel.None }
const inReport = { logLevel: ExtractorLogLevel.None, addToApiReportFile: true }

const reference = checking ? '.cache/reference' : 'docs/reference'
rmSync(reference, { recursive: true, force: true })
mkdirSync(reference, { recursive: true })

/** @param {string} name */
const roomOf = (name) => name.replaceAll('/', '-')
/** @param {string} name */
const modelOf = (name) => `.cache/api/${roomOf(name)}`
/** @param {string} name */
const reportOf = (name) => `${roomOf(name)}.api.md`

/** @param {{ name: string, file: string }} door */
const configOf = ({ name, file }) =>
  ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: resolve('package.json'),
    configObject: {
      projectFolder: resolve('.'),
      mainEntryPointFilePath: resolve(file.replace(/\.js$/, '.d.ts')),
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'es2022',
            lib: withoutDom.includes(name) ? ['es2022'] : ['es2022', 'dom', 'dom.iterable'],
            module: 'esnext',
            moduleResolution: 'bundler',
            strict: true,
            skipLibCheck: true,
            types: [],
          },
          include: ['dist'],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: reportOf(name),
        reportFolder: resolve('docs/api'),
        reportTempFolder: resolve('.cache/api'),
      },
      docModel: { enabled: true, apiJsonFilePath: resolve(modelOf(name), 'belfry.api.json') },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
      messages: {
        extractorMessageReporting: {
          default: inReport,
          'ae-missing-release-tag': unsaid,
        },
        tsdocMessageReporting: { default: unsaid },
      },
    },
  })

/**
 * Those with the same library are read once, together.
 * @param {typeof doors} all
 */
function readTogether(all) {
  const configs = all.map((door) => ({ ...door, config: configOf(door) }))
  const [first] = configs
  if (!first) return []
  const compilerState = CompilerState.create(first.config, {
    additionalEntryPoints: configs.map(({ config }) => config.mainEntryPointFilePath),
  })
  return configs.map(({ name, config }) => ({ name, config, compilerState }))
}

mkdirSync('docs/api', { recursive: true })
let outOfStep = false
for (const { name, config, compilerState } of [
  ...readTogether(doors.filter(({ name }) => withoutDom.includes(name))),
  ...readTogether(doors.filter(({ name }) => !withoutDom.includes(name))),
]) {
  const { apiReportChanged } = Extractor.invoke(config, {
    compilerState,
    localBuild: !checking,
    messageCallback(message) {
      message.handled = message.logLevel !== ExtractorLogLevel.Error
    },
  })
  outOfStep ||= checking && apiReportChanged
  const known = JSON.parse(readFileSync(`${modelOf(name)}/belfry.api.json`, 'utf8'))
  writeFileSync(`${reference}/${roomOf(name)}.md`, referencePage(name, known))
  console.log(
    `${name}: ${apiReportChanged ? (checking ? 'differs from' : 'written to') : 'in step with'} docs/api/${reportOf(name)}`,
  )
}
if (checking && !run('git diff --no-index --quiet docs/reference .cache/reference')) {
  console.error('docs/reference differs from the sources.')
  outOfStep = true
}
if (outOfStep) {
  console.error('Run `npm run api`, read the difference, and commit it if it is meant.')
  process.exitCode = 1
}
