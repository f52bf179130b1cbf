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

// With all that a door brings along; what was reached: down only.
const limits = {
  belfry: 7196,
  'belfry/media': 1814,
  'belfry/demo': 2989,
  'belfry/testing': 7002,
  'belfry/inbox': 13_186,
  'belfry/browser': 10_206,
  'belfry/inbox/react': 9613,
  'belfry/relay': 14_786,
  'belfry/relay/redis': 6624,
  'belfry/remote': 18_947,
  'belfry/sonner': 27_042,
  'belfry/react-hot-toast': 26_210,
}

export default [
  // Nobody ships the view without its stylesheet.
  ...doors
    .filter(({ name }) => name !== 'belfry/react')
    .map(({ name, file }) => everything(`everything in ${name}`, file, limits[name])),
  everything('notify, Toaster and the stylesheet', 'scripts/whole.js', 26_120),
]
