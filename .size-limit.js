import { doors } from './scripts/doors.js'

// The promise is the size of a real bundle: esbuild, minified, ES2022, gzip -9 (size-limit's own
// level). ESM keeps every export, so nothing is shaken away unmeasured. size-limit takes off what
// an empty project weighs; we do not claim that discount, so each limit is lower by as much.
const emptyProject = 32

const everything = (name, path, bytes) => ({
  name,
  path,
  gzip: true,
  limit: `${bytes - emptyProject} B`,
  ignore: ['react', 'react-dom', 'redis', '@faker-js/faker'],
  modifyEsbuildConfig: (config) => ({
    ...config,
    format: 'esm',
    target: 'es2022',
    external: [...config.external, 'node:*'],
  }),
})

const core = 5120
const whole = 14_336

// With all that a door brings along. What a purpose allows, or what was reached: down only.
const limits = {
  belfry: core,
  'belfry/media': 1600,
  'belfry/demo': 2688,
  'belfry/testing': 1024,
  'belfry/inbox': core + 3584,
  'belfry/browser': core + 2048,
  'belfry/inbox/react': core + 3584 + 2048 + 6144,
  'belfry/relay': 10_496,
  'belfry/relay/redis': 4416,
  'belfry/remote': core + 4608,
  'belfry/sonner': whole + 3072,
  'belfry/react-hot-toast': whole + 2048,
}

export default [
  // Nobody ships the view without its stylesheet.
  ...doors
    .filter(({ name }) => name !== 'belfry/react')
    .map(({ name, file }) => everything(`everything in ${name}`, file, limits[name])),
  everything('notify, Toaster and the stylesheet', 'scripts/whole.js', whole),
]
