import type { NextConfig } from 'next'

// As create-next-app writes it, but for `root`: Next would take the repository around this folder for
// the application.
const nextConfig: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  turbopack: {
    root: process.cwd(),
    rules: { '*.css': { loaders: ['@tailwindcss/turbopack'], as: '*.css' } },
  },
}

export default nextConfig
