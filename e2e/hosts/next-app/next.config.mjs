export default {
  output: 'export',
  distDir: 'out',
  // This folder alone: Next would take the repository around it for the application.
  turbopack: { root: import.meta.dirname },
}
