// What a user does, by the CLI itself: the registry is validated, built, and each item added. The
// CLI asks shadcn's own site for a base colour even then; it is answered here, so that nothing else
// has to be within reach.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'

const colours = { light: {}, dark: {} }
const colour = {
  inlineColors: colours,
  cssVars: colours,
  inlineColorsTemplate: '',
  cssVarsTemplate: '',
}
const site = createServer((_, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(colour))
}).listen(0)
await once(site, 'listening')
const env = { ...process.env, REGISTRY_URL: `http://localhost:${site.address().port}/r` }

for (const command of [
  'registry validate registry.json',
  'build registry.json --output items',
  'add ./items/toaster.json ./items/sonner.json --yes --overwrite',
]) {
  const cli = spawn(`shadcn ${command}`, {
    env,
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = await once(cli, 'exit')
  if (code !== 0) throw new Error(`\`shadcn ${command}\` failed`)
}
site.close()
