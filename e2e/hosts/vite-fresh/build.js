// What `npm run build` does in a fresh application, in each of those beside this file.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'

for (const name of readdirSync('.').filter((name) => existsSync(`${name}/vite.config.ts`))) {
  const command = `tsc -b && vite build --outDir ../out/${name} --emptyOutDir`
  const { status } = spawnSync(command, { cwd: name, shell: true, stdio: 'inherit' })
  if (status !== 0) throw new Error(`${name} does not build.`)
}
