import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { type Alias, type Plugin, defineConfig } from 'vite'
import { aliases } from '../scripts/doors.js'
import { liveBlocks } from '../site/live-plugin.ts'
import { sitePages } from '../site/plugin.ts'
import { prerendered } from '../site/prerendered.ts'
import { relayBeside } from '../site/relay-beside.ts'
import { firstPaint } from '../site/first-paint.ts'
import { policyFor } from '../site/policy.ts'

const from = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The public doors, which lead to the sources here. */
const doors: Alias[] = Object.entries(aliases).map(([name, source]) => ({
  find: new RegExp(`^${name}$`),
  replacement: from(`../${source}`),
}))

/** Shows the chosen colours from the first frame on. */
const chosenScheme: Plugin = {
  name: 'chosen-scheme',
  transformIndexHtml: () => [{ tag: 'script', children: firstPaint, injectTo: 'head-prepend' }],
}

/** Sends the policy with the page, before anything that it governs. */
const strictPolicy: Plugin = {
  name: 'strict-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: policyFor() },
      injectTo: 'head-prepend',
    },
  ],
}

export default defineConfig({
  root: from('.'),
  // Relative, so that the site works from any sub-path.
  base: './',
  appType: 'mpa',
  plugins: [
    liveBlocks(),
    react(),
    chosenScheme,
    strictPolicy,
    prerendered(from('prerender.tsx'), doors),
    sitePages(),
    relayBeside(),
  ],
  cacheDir: from('../.cache/vite'),
  resolve: { alias: doors },
  server: { port: 4321, fs: { allow: [from('..')] } },
  build: {
    outDir: from('dist'),
    emptyOutDir: true,
    target: 'esnext',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
})
