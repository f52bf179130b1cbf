import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { type Plugin, defineConfig } from 'vite'

const from = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// What the static site may do: run and paint its own files, nothing else, nowhere else.
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/** Sends the policy with the page, before anything that it governs. */
const strictPolicy: Plugin = {
  name: 'strict-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
      injectTo: 'head-prepend',
    },
  ],
}

export default defineConfig({
  root: from('.'),
  // Relative, so that the site works from any sub-path.
  base: './',
  appType: 'mpa',
  plugins: [react(), strictPolicy],
  cacheDir: from('../.cache/vite'),
  resolve: {
    alias: [
      { find: /^belfry\/styles\.css$/, replacement: from('../src/react/styles.css') },
      { find: /^belfry\/(media|demo|react|testing)$/, replacement: from('../src/$1/index.ts') },
      { find: /^belfry$/, replacement: from('../src/core/index.ts') },
    ],
  },
  server: { port: 4321, fs: { allow: [from('..')] } },
  build: {
    outDir: from('dist'),
    emptyOutDir: true,
    target: 'esnext',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
})
