export default {
  output: 'export',
  distDir: 'out',
  turbopack: {
    // This folder alone: Next would take the repository around it for the application.
    root: import.meta.dirname,
    // All that changes in an application that was written for another library.
    resolveAlias: { sonner: 'belfry/sonner', 'react-hot-toast': 'belfry/react-hot-toast' },
  },
}
