// The promise is the size of a real bundle: esbuild, minified, ES2022, gzip -9 (size-limit's own
// level). ESM keeps every export, so nothing is shaken away unmeasured. size-limit takes off what
// an empty project weighs; we do not claim that discount, so each limit is lower by as much.
const emptyProject = 32

const everything = (name, path, bytes) => ({
  name,
  path,
  gzip: true,
  limit: `${bytes - emptyProject} B`,
  ignore: ['react', 'react-dom'],
  modifyEsbuildConfig: (config) => ({ ...config, format: 'esm', target: 'es2022' }),
})

// What is reached: these go down only.
export default [
  everything('everything in belfry', 'dist/core/index.js', 3584),
  everything('notify, Toaster and the stylesheet', 'scripts/whole.js', 11_264),
]
