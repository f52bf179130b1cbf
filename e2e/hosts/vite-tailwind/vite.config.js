import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// Some compile a package too.
const compiling = react({
  compiler: { sources: ['belfry/dist'] },
  exclude: /node_modules\/(?!belfry\/)/,
})

export default defineConfig({ plugins: [compiling, tailwindcss()] })
