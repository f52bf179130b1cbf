// @ts-check
// Writes what each door promises to docs/api, and a page for each to docs/reference. With
// --check it fails where these differ from the sources.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor'
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

let outOfStep = false
for (const { name, file } of doors) {
  const room = name.replaceAll('/', '-')
  const report = `${room}.api.md`
  const model = `.cache/api/${room}`
  const config = ExtractorConfig.prepare({
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
        reportFileName: report,
        reportFolder: resolve('docs/api'),
        reportTempFolder: resolve('.cache/api'),
      },
      docModel: { enabled: true, apiJsonFilePath: resolve(model, 'belfry.api.json') },
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
  mkdirSync('docs/api', { recursive: true })
  const { apiReportChanged } = Extractor.invoke(config, {
    localBuild: !checking,
    messageCallback(message) {
      message.handled = message.logLevel !== ExtractorLogLevel.Error
    },
  })
  outOfStep ||= checking && apiReportChanged
  const known = JSON.parse(readFileSync(`${model}/belfry.api.json`, 'utf8'))
  writeFileSync(`${reference}/${room}.md`, referencePage(name, known))
  console.log(
    `${name}: ${apiReportChanged ? (checking ? 'differs from' : 'written to') : 'in step with'} docs/api/${report}`,
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
